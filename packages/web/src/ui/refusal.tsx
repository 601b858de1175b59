import { CallRefused, type ErrorCode } from "@maru/protocol";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { type FormEvent, useId } from "react";
import { useLocation } from "wouter";
import { checkToken } from "../wire/check-token.ts";
import { keepToken } from "../wire/own-headers.ts";
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
  const kind = kindOf(error);
  if (kind === "sign_in") return <SignIn />;
  const canRetry = kind === "unreachable" || kind === "busy" || kind === "failed";
  const said = error instanceof Error ? error.message : undefined;
  return (
    <Trouble
      title={t(`world.${kind}`)}
      more={kind === "busy" ? said : t(`world.${kind}_more`)}
      reason={kind === "unreachable" || kind === "failed" ? said : undefined}
    >
      {canRetry && (
        <Button look="primary" icon={RotateCcw} onClick={again}>
          {t("world.again")}
        </Button>
      )}
      {kind !== "unreachable" && <Button onClick={() => go("/")}>{t("shell.back")}</Button>}
    </Trouble>
  );
}

/** The same in a line, where there is room for no more. */
export function ShortRefusal({ error, again }: RefusalProps) {
  const { t } = useTranslation();
  return (
    <p role="alert" className="px-2.5 py-4 text-sm text-ink-soft">
      {t(`world.${kindOf(error)}`)}{" "}
      <button type="button" onClick={again} className="text-pine underline underline-offset-4">
        {t("world.again")}
      </button>
    </p>
  );
}

type Kind = "expired" | "missing" | "forbidden" | "sign_in" | "busy" | "unreachable" | "failed";

const KINDS: Partial<Record<ErrorCode, Kind>> = {
  SESSION_EXPIRED: "expired",
  NOT_FOUND: "missing",
  INVALID_REQUEST: "missing",
  FORBIDDEN: "forbidden",
  ORIGIN_REFUSED: "forbidden",
  UNAUTHENTICATED: "sign_in",
  TOO_MANY_REQUESTS: "busy",
};

function kindOf(error: unknown): Kind {
  if (error instanceof CallRefused) return KINDS[error.body?.error ?? "INTERNAL"] ?? "failed";
  return error instanceof TypeError ? "unreachable" : "failed";
}

/** What is typed stays until the server knows it: whoever mistyped sees what was wrong and corrects it. */
function SignIn() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const field = useId();
  const { mutate, error, isPending } = useMutation({ mutationFn: checkToken });
  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get("token") ?? "").trim();
    const onSuccess = () => {
      keepToken(token);
      // Everything that was refused is asked for again.
      void queries.resetQueries();
    };
    mutate(token, { onSuccess });
  };
  return (
    <Trouble title={t("world.sign_in")} more={t("world.sign_in_more")}>
      <form onSubmit={enter} aria-busy={isPending} className="flex w-full flex-col gap-2">
        <label htmlFor={field} className="text-xs text-ink-soft">
          {t("world.token")}
        </label>
        <input
          id={field}
          name="token"
          type="password"
          autoComplete="off"
          required
          aria-invalid={error !== null}
          aria-describedby={`${field}-wrong`}
          className="min-h-11 rounded-house border border-line-strong bg-paper px-3"
        />
        {error !== null && (
          <p id={`${field}-wrong`} role="alert" className="text-sm text-ink-soft">
            {t(whyNot(error))}
          </p>
        )}
        <Button look="primary" type="submit">
          {t("world.enter")}
        </Button>
      </form>
    </Trouble>
  );
}

function whyNot(error: unknown): "world.wrong_token" | `world.${Exclude<Kind, "sign_in">}` {
  const kind = error instanceof CallRefused && error.status === 401 ? "sign_in" : kindOf(error);
  return kind === "sign_in" ? "world.wrong_token" : `world.${kind}`;
}
