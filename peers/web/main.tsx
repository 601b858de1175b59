import {
  AssistantRuntimeProvider,
  ComposerPrimitive,
  MessagePrimitive,
  ThreadPrimitive,
  useLocalRuntime,
} from "@assistant-ui/react";
import { MarkdownTextPrimitive } from "@assistant-ui/react-markdown";
import { createRoot } from "react-dom/client";
import remarkGfm from "remark-gfm";

/** The least that is a chat with it: its own parts, Markdown with tables, twenty messages, no look of its own. */
const MESSAGES = Array.from({ length: 20 }, (_, index) => ({
  role: index % 2 === 0 ? "user" : "assistant",
  content: `**메시지 ${index}**\n\n- 하나 ${index}\n- 둘\n\n| 항목 | 금액 |\n|---|---:|\n| 숙박 | ${index}원 |`,
}));

const ECHO = {
  run: async ({ messages }) => ({ content: [{ type: "text", text: messages.at(-1).content[0].text }] }),
};

const PLUGINS = [remarkGfm];
const Text = () => <MarkdownTextPrimitive remarkPlugins={PLUGINS} />;
const Said = () => (
  <MessagePrimitive.Root>
    <MessagePrimitive.Parts components={{ Text }} />
  </MessagePrimitive.Root>
);

function Chat() {
  const runtime = useLocalRuntime(ECHO, { initialMessages: MESSAGES });
  return (
    <AssistantRuntimeProvider runtime={runtime}>
      <ThreadPrimitive.Root>
        <ThreadPrimitive.Viewport>
          <ThreadPrimitive.Messages components={{ UserMessage: Said, AssistantMessage: Said }} />
        </ThreadPrimitive.Viewport>
        <ComposerPrimitive.Root>
          <ComposerPrimitive.Input aria-label="메시지" />
          <ComposerPrimitive.Send>보내기</ComposerPrimitive.Send>
        </ComposerPrimitive.Root>
      </ThreadPrimitive.Root>
    </AssistantRuntimeProvider>
  );
}

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<Chat />);
