interface Emergency {
  readonly ambulance: string;
  readonly police: string;
}

const one = (number: string): Emergency => ({ ambulance: number, police: number });

/** Whom to call in the countries that are held, as of 2025. */
const NUMBERS: Readonly<Record<string, Emergency>> = {
  ...{ AT: one("112"), AU: one("000"), CN: { ambulance: "120", police: "110" }, CZ: one("112") },
  ...{ ES: one("112"), FR: one("112"), GB: one("999"), GU: one("911"), HK: one("999"), HU: one("112") },
  ...{ ID: { ambulance: "118", police: "110" }, IT: one("112"), JP: { ambulance: "119", police: "110" } },
  ...{ KR: { ambulance: "119", police: "112" }, MO: one("999"), MP: one("911"), MY: one("999") },
  ...{ PH: one("911"), SG: { ambulance: "995", police: "999" }, TH: { ambulance: "1669", police: "191" } },
  ...{ TR: one("112"), TW: { ambulance: "119", police: "110" }, US: one("911") },
  VN: { ambulance: "115", police: "113" },
};

export function emergencyIn(country: string): Emergency | undefined {
  return NUMBERS[country];
}
