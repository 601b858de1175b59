import { expect, it } from "vitest";
import { openDesk } from "../desk.ts";
import { FORM_FIELDS } from "../domain/documents/forms.ts";
import { readCompanyData } from "../tables/read-company-data.ts";
import { readFormChange } from "./read-form-change.ts";

const data = readCompanyData(null);
const asker = data.askers.get("u_rep");
if (asker === undefined) throw new Error("a rep is among the askers");
const { names } = openDesk(data, asker);
const now = "2026-11-16T10:00:00+09:00";
const visit = { fields: FORM_FIELDS.visit_report.map(({ name }) => name), now, names };
const sample = { fields: FORM_FIELDS.sample_request.map(({ name }) => name), now, names };

it.each([
  ["날짜 어제에요", { does: "fill", field: "visit_date", value: "2026-11-15" }],
  ["만난분 황보경 원장님", { does: "fill", field: "contact_person", value: "황보경 원장님" }],
  ["목적 칸 지워주세요", { does: "remove", field: "visit_purpose" }],
  ["빠진거 있어요?", { does: "gaps" }],
])("%s, into a visit report", (said, change) => {
  expect(readFormChange(said, visit)).toMatchObject(change);
});

it("takes a bare number for what alone is counted", () => {
  expect(readFormChange("12개", sample)).toMatchObject({ does: "fill", field: "quantity" });
});

it("takes no field out of a word that only begins like one", () => {
  expect(readFormChange("거래처별로", visit)).toBeUndefined();
});

it("puts nothing without a label into a form that nobody opened", () => {
  expect(readFormChange("8821", { ...sample, isLabelled: true })).toBeUndefined();
});
