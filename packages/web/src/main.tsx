import "./no-code-from-text.ts";
import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { followTheme, readLanguage } from "./preferences.ts";
import { askAhead } from "./queries.ts";
import { chooseLanguage } from "./words/index.ts";

followTheme();
chooseLanguage(readLanguage());
askAhead(window.location.pathname);

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
