import type { BaseChatModel } from "@langchain/core/language_models/chat_models";
import type { ModelSettings } from "./model-settings.ts";

type ChatSettings = ModelSettings & { readonly provider: "openai" | "anthropic" };

/** LangChain's own retries are off: how often and how long we try is decided in one place, by our budget. */
const ONCE = { maxRetries: 0 };
/** These think on their own terms and refuse a temperature. */
const REASONING = /^(?:o\d|gpt-5)/;

/** The providers' own clients would print what a server said to the terminal. */
const QUIET = { logLevel: "off" } as const;

/** The chat model that the settings name. Providers are loaded only when they are used. */
export async function openChatModel(settings: ChatSettings): Promise<BaseChatModel> {
  const chat = await loadChatModel(settings);
  chat.disableStreaming = !settings.streams;
  return chat;
}

async function loadChatModel(settings: ChatSettings): Promise<BaseChatModel> {
  const { model, base_url } = settings;
  const key = settings.key ?? "none";
  switch (settings.provider) {
    case "openai": {
      const { ChatOpenAI } = await import("@langchain/openai");
      return new ChatOpenAI({
        model,
        apiKey: key,
        streamUsage: true,
        ...(REASONING.test(model) ? {} : { temperature: 0 }),
        ...ONCE,
        configuration: { ...QUIET, ...(base_url === null ? {} : { baseURL: base_url }) },
      });
    }
    case "anthropic": {
      const { ChatAnthropic } = await import("@langchain/anthropic");
      return new ChatAnthropic({
        model,
        apiKey: key,
        temperature: 0,
        ...ONCE,
        clientOptions: QUIET,
        ...(base_url === null ? {} : { anthropicApiUrl: base_url }),
      });
    }
  }
}
