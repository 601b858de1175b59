import "./no-code-from-text.ts";
import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { followTheme, readLanguage } from "./preferences.ts";
import { askEarly } from "./wire/ask-early.ts";
import { chooseLanguage } from "./words/index.ts";

followTheme();
chooseLanguage(readLanguage());
askEarly(window.location.pathname);

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// After the first picture: letters change their shape when it is there.
void import("./styles/fonts.css");
