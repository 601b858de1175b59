import { Keyboard, Settings } from "lucide-react";
import { useState } from "react";
import { chooseTheme, readTheme, rememberLanguage, type Theme } from "../preferences.ts";
import { Menu, MenuChoice, MenuItem, MenuLine } from "../ui/menu.tsx";
import { chooseLanguage, type Language, useTranslation } from "../words/index.ts";
import { useLanguage } from "../words/use-language.ts";

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
    document.documentElement.lang = chosen;
    chooseLanguage(chosen);
  };
  return (
    <Menu
      side="top"
      trigger={
        <button
          type="button"
          className="flex min-h-10 w-full items-center gap-2.5 rounded-house px-2.5 text-sm transition-colors duration-150 hover:bg-floor"
        >
          <Settings aria-hidden size={17} className="text-ink-soft" />
          {t("shell.settings")}
        </button>
      }
    >
      <MenuChoice
        label={t("shell.language")}
        value={language}
        choices={LANGUAGE_NAMES}
        onChoose={pickLanguage}
      />
      <MenuLine />
      <MenuChoice
        label={t("shell.theme")}
        value={theme}
        choices={[
          { value: "system", label: t("shell.theme_system") },
          { value: "light", label: t("shell.theme_light") },
          { value: "dark", label: t("shell.theme_dark") },
        ]}
        onChoose={pickTheme}
      />
      <MenuLine />
      <MenuItem icon={Keyboard} onSelect={onHelp}>
        {t("shell.keyboard")}
      </MenuItem>
    </Menu>
  );
}
