/** Sockets and mains voltage by country, as of 2025: letters are the usual names of plug shapes. */
interface Mains {
  readonly plugs: readonly string[];
  readonly volts: number;
}

const MAINS: Readonly<Record<string, Mains>> = {
  JP: { plugs: ["A"], volts: 100 },
  CN: { plugs: ["A", "C", "I"], volts: 220 },
  TW: { plugs: ["A", "B"], volts: 110 },
  HK: { plugs: ["G"], volts: 220 },
  MO: { plugs: ["G"], volts: 220 },
  VN: { plugs: ["A", "C"], volts: 220 },
  TH: { plugs: ["A", "B", "C"], volts: 230 },
  PH: { plugs: ["A", "B", "C"], volts: 220 },
  ID: { plugs: ["C", "F"], volts: 230 },
  MY: { plugs: ["G"], volts: 240 },
  SG: { plugs: ["G"], volts: 230 },
  US: { plugs: ["A", "B"], volts: 120 },
  GU: { plugs: ["A", "B"], volts: 110 },
  MP: { plugs: ["A", "B"], volts: 120 },
  FR: { plugs: ["C", "E"], volts: 230 },
  GB: { plugs: ["G"], volts: 230 },
  IT: { plugs: ["C", "F", "L"], volts: 230 },
  ES: { plugs: ["C", "F"], volts: 230 },
  CZ: { plugs: ["C", "E"], volts: 230 },
  AT: { plugs: ["C", "F"], volts: 230 },
  HU: { plugs: ["C", "F"], volts: 230 },
  TR: { plugs: ["C", "F"], volts: 230 },
  AU: { plugs: ["I"], volts: 230 },
};

/** Korean plugs are C and F, made for 220 V. */
const KOREAN = ["C", "F"];
const HALF_THE_VOLTS = 130;

export interface Sockets extends Mains {
  /** Whether a Korean plug goes in everywhere, in some places, or nowhere. */
  readonly fits: "all" | "some" | "none";
  /** Made for twice the voltage, what heats may not work. */
  readonly isLow: boolean;
}

/** Null where nothing is known. */
export function socketsIn(country: string): Sockets | null {
  const mains = MAINS[country];
  if (mains === undefined) return null;
  const fitting = mains.plugs.filter((plug) => KOREAN.includes(plug));
  const fits = fitting.length === 0 ? "none" : mains.plugs[0] === "C" ? "all" : "some";
  return { ...mains, fits, isLow: mains.volts <= HALF_THE_VOLTS };
}
