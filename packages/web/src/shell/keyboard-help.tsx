import { Sheet } from "../ui/sheet.tsx";
import { useTranslation } from "../words/index.ts";

const ROWS = [
  [["Enter"], "keys.send"],
  [["Shift", "Enter"], "keys.line"],
  [["Ctrl", "K"], "hands.all"],
  [["↑"], "keys.edit_last"],
  [["Esc"], "keys.stop"],
  [["M"], "keys.focus"],
  [["N"], "keys.start"],
  [["/"], "keys.search"],
  [["["], "keys.sessions"],
  [["]"], "keys.panel"],
  [["I"], "keys.inspect"],
  [["?"], "keys.help"],
] as const;

export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet title={t("keys.title")} isOpen onClose={onClose}>
      <dl className="px-4 py-2 text-sm">
        {ROWS.map(([keys, meaning]) => (
          <div
            key={meaning}
            className="flex items-center justify-between gap-6 border-b border-line py-2 last:border-0"
          >
            <dt>{t(meaning)}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-[6px] border border-line-strong px-2 font-sans text-xs leading-6"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
