import type { Language } from "@maru/state";
import { type Call, givenFor } from "../call/call.ts";
import type { Operation } from "../operations/operation.ts";

/** A call in words: «값 적기: 보증금 1억 5천». What a hand tapped reads like what somebody said. */
export function describeCall(
  call: Call,
  operations: ReadonlyMap<string, Operation>,
  language: Language,
): string {
  const operation = operations.get(call.op);
  if (operation === undefined) return call.op;
  const said = Object.entries(operation.arguments).flatMap(([name, argument]) =>
    givenFor(call, name).map((given) => {
      if (argument.type !== "choice") return given;
      return argument.choices.find(({ value }) => value === given)?.label[language] ?? given;
    }),
  );
  const label = operation.label[language];
  const words = said.length === 0 ? label : `${label}: ${said.join(" ")}`;
  return call.suppose === true ? `${words} (${SUPPOSED[language]})` : words;
}

const SUPPOSED: { readonly [language in Language]: string } = { ko: "가정", en: "what if" };
