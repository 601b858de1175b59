import { missingIn, type OfferedCall } from "@maru/protocol";
import { ChevronRight, Pencil } from "lucide-react";
import { IconButton } from "../ui/button.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { useHands } from "./hands.ts";
import { useCarryOut } from "./use-carry-out.ts";
import { useForms } from "./use-forms.ts";

const MOST = 3;

/** What was probably meant, filled in as far as it was understood: one tap does it. */
export function Offers({ offers }: { readonly offers: readonly OfferedCall[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("hands.offers")} className="animate-arrive">
      <h2 className="text-sm font-semibold">{t("hands.offers")}</h2>
      <ol className="mt-2 flex flex-col gap-2">
        {offers.slice(0, MOST).map((offer, index) => (
          <OfferRow key={JSON.stringify(offer)} offer={offer} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function OfferRow({ offer, number }: { readonly offer: OfferedCall; readonly number: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { open } = useHands();
  const carryOut = useCarryOut();
  const { forms } = useForms();
  const { label, ...call } = offer;
  const form = forms.find(({ op }) => op === call.op);
  const empty = form === undefined ? [] : missingIn(form, call);
  const gaps = form?.fields.filter(({ name }) => empty.includes(name)) ?? [];
  const name = label[language];
  return (
    <li className="flex items-stretch rounded-house border border-pine-line bg-paper hover:border-pine">
      <button
        type="button"
        onClick={() => (empty.length === 0 ? carryOut(call, name) : open({ kind: "form", call }))}
        className="grid min-h-14 min-w-0 flex-1 grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-2.5 px-3 py-2 text-left text-sm"
      >
        <span
          aria-hidden
          className="figures grid size-[22px] place-items-center rounded-full border-[1.5px] border-pine-line text-xs font-bold text-pine"
        >
          {number}
        </span>
        <span className="font-medium">
          {name}
          {gaps.map((field) => (
            <span
              key={field.name}
              className="ml-2 rounded-[5px] px-1.5 text-xs text-persimmon ring-1 ring-persimmon-line ring-inset"
            >
              {field.label[language]}
            </span>
          ))}
        </span>
      </button>
      <IconButton
        label={t("hands.fill_in", { name })}
        icon={gaps.length > 0 ? ChevronRight : Pencil}
        size={16}
        tip="above"
        onClick={() => open({ kind: "form", call })}
        className="h-auto!"
      />
    </li>
  );
}
