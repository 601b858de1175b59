import { FileText } from "lucide-react";
import { useState } from "react";
import { ContractView } from "../results/realestate/contract.tsx";
import type { Contract } from "../results/realestate/estate.ts";
import { RiskTag } from "../results/realestate/risk-tag.tsx";
import { Button } from "../ui/button.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { useTranslation } from "../words/index.ts";

/** The contract a yes is asked for: how it was judged, and the whole of it one tap away. */
export function ContractInQuestion({ contract }: { readonly contract: Contract }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <RiskTag risk={contract.risk} />
      <Button icon={FileText} onClick={() => setOpen(true)}>
        {t("estate.whole")}
      </Button>
      <Sheet title={contract.title} place="full" isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="mx-auto max-w-3xl px-4 py-6">
          <ContractView contract={contract} />
        </div>
      </Sheet>
    </div>
  );
}
