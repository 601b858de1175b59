import { Keyboard, Settings } from "lucide-react";
import { useState } from "react";
import { chooseTheme, readTheme, rememberLanguage, THEMES, type Theme } from "../preferences.ts";
import { Menu } from "../ui/menu.tsx";
import { chooseLanguage, type Language, useLanguage, useTranslation } from "../words/index.ts";

/** Each language by its own name, whatever the page speaks. */
const LANGUAGE_NAMES = [
  { value: "ko", label: "한국어" },
  { value: "en", label: "English" },
] as const;

export function SettingsMenu({ onHelp }: { readonly onHelp: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [theme, setTheme] = useState(readTheme);
  const pickTheme = (chosen: Theme) => {
    chooseTheme(chosen);
    setTheme(chosen);
  };
  const pickLanguage = (chosen: Language) => {
    rememberLanguage(chosen);
    chooseLanguage(chosen);
  };
  return (
    <Menu
      side="top"
      trigger={
        <button
          type="button"
          className="flex min-h-10 touch:min-h-11 w-full items-center gap-2.5 rounded-house px-2.5 text-sm transition-colors duration-150 hover:bg-floor"
        >
          <Settings aria-hidden size={17} className="text-ink-soft" />
          {t("shell.settings")}
        </button>
      }
      parts={[
        {
          kind: "choice",
          label: t("shell.language"),
          value: language,
          choices: LANGUAGE_NAMES,
          onChoose: (chosen) => pickLanguage(chosen === "en" ? "en" : "ko"),
        },
        {
          kind: "choice",
          label: t("shell.theme"),
          value: theme,
          choices: THEMES.map((each) => ({ value: each, label: t(`shell.theme_${each}`) })),
          onChoose: (chosen) => pickTheme(THEMES.find((each) => each === chosen) ?? "system"),
        },
        { kind: "action", icon: Keyboard, label: t("shell.keyboard"), onSelect: onHelp },
      ]}
    />
  );
}
