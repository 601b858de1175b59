import { CallRefused, type ErrorCode } from "@maru/protocol";
import { RotateCcw } from "lucide-react";
import { type FormEvent, useId } from "react";
import { useLocation } from "wouter";
import { keepToken } from "../wire/call.ts";
import { useTranslation } from "../words/index.ts";
import { Button } from "./button.tsx";
import { Trouble } from "./trouble.tsx";

interface RefusalProps {
  readonly error: unknown;
  readonly again: () => void;
}

/** Why something cannot be shown, in words, with the way on. */
export function Refusal({ error, again }: RefusalProps) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const code = codeOf(error);
  const retry = (
    <Button look="primary" icon={RotateCcw} onClick={again}>
      {t("world.again")}
    </Button>
  );
  const home = (
    <Button look="outline" onClick={() => go("/")}>
      {t("shell.back")}
    </Button>
  );
  const reason = error instanceof Error ? error.message : undefined;
  switch (code) {
    case "SESSION_EXPIRED":
      return (
        <Trouble title={t("world.expired")} more={t("world.expired_more")}>
          {home}
        </Trouble>
      );
    case "NOT_FOUND":
    case "INVALID_REQUEST":
      return (
        <Trouble title={t("world.missing")} more={t("world.missing_more")}>
          {home}
        </Trouble>
      );
    case "FORBIDDEN":
    case "ORIGIN_REFUSED":
      return (
        <Trouble title={t("world.forbidden")} more={t("world.forbidden_more")}>
          {home}
        </Trouble>
      );
    case "UNAUTHENTICATED":
      return <SignIn again={again} />;
    case "TOO_MANY_REQUESTS":
      return (
        <Trouble title={t("world.busy")} more={reason ?? ""}>
          {retry}
        </Trouble>
      );
    case "unreachable":
      return (
        <Trouble title={t("world.unreachable")} more={t("world.unreachable_more")} reason={reason}>
          {retry}
        </Trouble>
      );
    default:
      return (
        <Trouble title={t("world.failed")} more={t("world.failed_more")} reason={reason}>
          {retry}
          {home}
        </Trouble>
      );
  }
}

function codeOf(error: unknown): ErrorCode | "unreachable" | "unknown" {
  if (error instanceof CallRefused) return error.body?.error ?? "unknown";
  return error instanceof TypeError ? "unreachable" : "unknown";
}

function SignIn({ again }: { readonly again: () => void }) {
  const { t } = useTranslation();
  const field = useId();
  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    keepToken(String(new FormData(event.currentTarget).get("token") ?? "").trim() || null);
    again();
  };
  return (
    <Trouble title={t("world.sign_in")} more={t("world.sign_in_more")}>
      <form onSubmit={enter} className="flex w-full flex-col gap-2">
        <label htmlFor={field} className="text-xs text-ink-soft">
          {t("world.token")}
        </label>
        <input
          id={field}
          name="token"
          type="password"
          autoComplete="off"
          required
          className="min-h-10 rounded-house border border-line-strong bg-paper px-3"
        />
        <Button look="primary" type="submit">
          {t("world.enter")}
        </Button>
      </form>
    </Trouble>
  );
}
