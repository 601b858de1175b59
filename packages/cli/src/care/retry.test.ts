import { openStorage } from "@maru/storage";
import { expect, it } from "vitest";
import { noteTaker } from "../testing/note-taker.ts";
import { runMaru, talk, temporaryStore } from "../testing/run-maru.ts";

it("a message that was set aside is named by the doctor, listed, and answered when it is begun again", async () => {
  const { url } = temporaryStore();
  const factories = noteTaker(2);
  await talk(url, "장보기", ["우유"], { assistant: "notes", factories });
  const ask = (...parameters: readonly string[]) =>
    runMaru([...parameters, "--store", url, "--json"], { factories });
  expect((await ask("retry")).json()).toEqual({ messages: [] });
  expect((await ask("doctor")).code).toBe(0);

  const storage = await openStorage(url);
  const { sessions } = await storage.sessions.list({ tenant: "local" });
  const [{ id }] = sessions as [(typeof sessions)[0]];
  const content = { type: "message", text: "달걀" };
  const { entry } = await storage.inbox.accept(id, { client_id: "m", content });
  await storage.setAsides.expect(id);
  await storage.events.append(id, [], storage.inbox.done(entry.sequence));
  await storage.events.append(id, [], storage.setAsides.noting(entry, 3));
  await storage.close();

  const doctor = await ask("doctor");
  expect(doctor.code).toBe(3);
  expect(doctor.output).toContain(`maru retry ${id}`);
  expect((await ask("retry")).json()).toMatchObject({ messages: [{ session: id, turn: 1, tries: 3 }] });
  const retried = await ask("retry", "장보기");
  expect(retried.json()).toMatchObject({ session: id, turns: [2], reply: expect.stringContaining("달걀") });
  expect((await ask("retry")).json()).toEqual({ messages: [] });
  expect((await ask("doctor")).code).toBe(0);
});
