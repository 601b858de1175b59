import { LIMIT_SETTINGS, LIMITS, readModelRules, readModelSettings, usualLimit } from "@maru/runtime";
import { LIMITS as SERVER_LIMITS } from "@maru/server";
import { loadKeyRing } from "@maru/storage";
import type { World } from "../command/world.ts";
import { limitsOf } from "../start/limits-of.ts";
import { type Finding, fine, problem } from "./finding.ts";

type Environment = World["environment"];

const OLDEST_NODE = [20, 19] as const;

export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  const isNewEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  const found = { ko: `Node.js ${version}`, en: `Node.js ${version}` };
  if (isNewEnough) return fine("node", found);
  const needed = OLDEST_NODE.join(".");
  const fix = { ko: `Node.js ${needed} 이상을 설치해 주세요.`, en: `Install Node.js ${needed} or newer.` };
  return { check: "node", status: "problem", found, fix };
}

export async function checkEncryption(environment: Environment): Promise<Finding> {
  try {
    const ring = await loadKeyRing({ env: environment });
    if (ring === null)
      return {
        check: "encryption",
        status: "off",
        found: {
          ko: "꺼져 있어요. 저장된 내용이 암호화되지 않아요.",
          en: "off; what is stored is not encrypted.",
        },
        fix: {
          ko: 'maru rotate-keys --new-key로 열쇠를 만들고, 새 저장소에 MARU_MASTER_KEYS="2026-11:열쇠"를 정하세요.',
          en: 'Make a key with maru rotate-keys --new-key and set MARU_MASTER_KEYS="2026-11:key" for a new store.',
        },
      };
    const older = ring.ids.slice(1).join(", ");
    return fine("encryption", {
      ko: `켜져 있어요. 지금 열쇠: ${ring.currentId}${older === "" ? "" : ` (옛 열쇠: ${older})`}`,
      en: `on, with the key ${ring.currentId}${older === "" ? "" : ` (older: ${older})`}`,
    });
  } catch (error) {
    return problem("encryption", error, {
      ko: "MARU_MASTER_KEYS나 MARU_MASTER_KEY_FILE을 고쳐 주세요.",
      en: "Correct MARU_MASTER_KEYS or MARU_MASTER_KEY_FILE.",
    });
  }
}

export function checkModel(environment: Environment): Finding {
  try {
    const settings = readModelSettings(environment);
    if (settings === null)
      return {
        check: "model",
        status: "off",
        found: { ko: "모델 없이 규칙으로 답해요.", en: "none; the rules answer." },
        fix: {
          ko: "모델을 쓰려면 MARU_MODEL=openai:모델이름(또는 anthropic:, google:, ollama:)과 그 키를, 또는 MARU_MODEL=file:./model.gguf를 정하세요.",
          en: "For a model set MARU_MODEL=openai:name (or anthropic:, google:, ollama:) and its key, or MARU_MODEL=file:./model.gguf.",
        },
      };
    const said = `${settings.provider}:${settings.model}; ${sayRules(environment)}`;
    return fine("model", { ko: said, en: said });
  } catch (error) {
    return problem("model", error, {
      ko: "MARU_MODEL과 그 키를 고쳐 주세요.",
      en: "Correct MARU_MODEL and its key.",
    });
  }
}

/** How it is used and what it may cost, by the names of the settings. */
function sayRules(environment: Environment): string {
  const { use, limits, allowances } = readModelRules(environment);
  const seconds = (limits.model_call_time ?? LIMITS.model_call_time) / 1_000;
  const given: Readonly<Record<string, number | undefined>> = { ...limits, ...allowances };
  const caps = LIMIT_SETTINGS.map((setting) => {
    const key = "limit" in setting.is ? setting.is.limit : setting.is.allowance;
    return `${setting.name}=${given[key] ?? usualLimit(setting)}`;
  });
  return [`MARU_MODEL_USE=${use}`, `MARU_MODEL_TIMEOUT=${seconds}`, ...caps].join(", ");
}

export function checkTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: all,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces,
}: Environment): Finding {
  const endpoint = traces?.trim() || all?.trim();
  if (endpoint) return fine("tracing", { ko: endpoint, en: endpoint });
  return {
    check: "tracing",
    status: "off",
    found: { ko: "추적을 보내지 않아요.", en: "no traces are sent." },
    fix: {
      ko: "보내려면 OTEL_EXPORTER_OTLP_ENDPOINT를 정하세요.",
      en: "To send them, set OTEL_EXPORTER_OTLP_ENDPOINT.",
    },
  };
}

export function checkSignIn({
  MARU_OIDC_ISSUER: issuer,
  MARU_OIDC_AUDIENCE: audience,
}: Environment): Finding {
  if (!issuer?.trim())
    return {
      check: "sign-in",
      status: "off",
      found: { ko: "이 컴퓨터의 한 사람만 써요.", en: "one local user." },
      fix: {
        ko: "다른 기기에서 쓰려면 maru keys create로 키를 만들고 maru start --keys로 켜거나, MARU_OIDC_ISSUER를 정하세요.",
        en: "For other machines make a key with maru keys create and run maru start --keys, or set MARU_OIDC_ISSUER.",
      },
    };
  if (audience?.trim()) return fine("sign-in", { ko: issuer, en: issuer });
  return {
    check: "sign-in",
    status: "problem",
    found: {
      ko: `${issuer}, 하지만 MARU_OIDC_AUDIENCE가 없어요.`,
      en: `${issuer}, but no MARU_OIDC_AUDIENCE.`,
    },
    fix: { ko: "MARU_OIDC_AUDIENCE를 정하세요.", en: "Set MARU_OIDC_AUDIENCE." },
  };
}

export function checkLimits(environment: Environment): Finding {
  try {
    const limits = Object.entries({ ...SERVER_LIMITS, ...limitsOf(environment) });
    const found = limits.map(([name, number]) => `${name}=${number}`).join(", ");
    return fine("limits", { ko: found, en: found });
  } catch (error) {
    return problem("limits", error, { ko: "MARU_LIMITS를 고쳐 주세요.", en: "Correct MARU_LIMITS." });
  }
}

export function checkWebApp(isBuilt: boolean): Finding {
  if (isBuilt) return fine("web", { ko: "웹 화면이 준비됐어요.", en: "the web app is built." });
  return {
    check: "web",
    status: "off",
    found: { ko: "웹 화면이 아직 빌드되지 않았어요.", en: "the web app is not built." },
    fix: { ko: "npm run build -w @maru/web", en: "npm run build -w @maru/web" },
  };
}
