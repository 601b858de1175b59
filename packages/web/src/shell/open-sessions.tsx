import { PanelLeft } from "lucide-react";
import { createContext, useContext } from "react";
import { IconButton } from "../ui/button.tsx";
import { useTranslation } from "../words/index.ts";

/** Shows the list of conversations where it is not in sight. Null where it is. */
const OpenSessions = createContext<(() => void) | null>(null);
export const OpenSessionsProvider = OpenSessions.Provider;

/** The way to the conversations, where they are not beside the page. */
export function OpenSessionsButton() {
  const { t } = useTranslation();
  const open = useContext(OpenSessions);
  return open === null ? null : (
    <IconButton label={t("sessions.open")} icon={PanelLeft} onClick={open} tip="start" />
  );
}
