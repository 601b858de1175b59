import type { RunnableConfig } from "@langchain/core/runnables";
import { BaseCheckpointSaver, type CheckpointTuple, MemorySaver } from "@langchain/langgraph";
import { PostgresSaver } from "@langchain/langgraph-checkpoint-postgres";
import { openStorage } from "@maru/storage";
import { loadSqliteSaver } from "../../../peers/sqlite-saver.ts";

export const SAVERS = [
  "maru-sqlite",
  "SqliteSaver",
  "SqliteSaver, waiting",
  "maru-postgres",
  "PostgresSaver",
  "MemorySaver",
  "nothing",
] as const;
export type SaverName = (typeof SAVERS)[number];

export interface OpenSaver {
  readonly saver: BaseCheckpointSaver;
  close(): Promise<void>;
}

/** Loads what the saver needs; the function it gives opens the place, so that only opening is timed. */
export async function loadSaver(name: SaverName, place: string): Promise<() => Promise<OpenSaver>> {
  switch (name) {
    case "maru-sqlite":
    case "maru-postgres":
      return async () => {
        const storage = await openStorage(name === "maru-sqlite" ? `sqlite:${place}` : place);
        return { saver: storage.checkpointer, close: () => storage.close() };
      };
    case "SqliteSaver":
    case "SqliteSaver, waiting": {
      const SqliteSaver = await loadSqliteSaver();
      return async () => {
        const saver = SqliteSaver.fromConnString(place);
        if (name === "SqliteSaver, waiting") saver.db.pragma("synchronous = FULL");
        return { saver, close: async () => saver.db.close() };
      };
    }
    case "PostgresSaver":
      return async () => {
        const saver = PostgresSaver.fromConnString(place);
        await saver.setup();
        return { saver, close: () => saver.end() };
      };
    case "MemorySaver":
      return async () => ({ saver: new MemorySaver(), close: async () => {} });
    case "nothing":
      return async () => ({ saver: new Forgetful(), close: async () => {} });
  }
}

/** Keeps nothing: what LangGraph itself costs. */
class Forgetful extends BaseCheckpointSaver {
  async getTuple(): Promise<CheckpointTuple | undefined> {
    return undefined;
  }
  async *list(): AsyncGenerator<CheckpointTuple> {}
  async put(config: RunnableConfig, checkpoint: { id: string }): Promise<RunnableConfig> {
    return { configurable: { ...config.configurable, checkpoint_id: checkpoint.id } };
  }
  async putWrites(): Promise<void> {}
  async deleteThread(): Promise<void> {}
}
