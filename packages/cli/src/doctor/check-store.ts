import { access, constants, stat, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import {
  isStorageError,
  type KeyRing,
  loadKeyRing,
  openStorage,
  type Storage,
  StorageError,
} from "@maru/storage";
import { bytes } from "../care/bytes.ts";
import type { World } from "../command/world.ts";
import { type StoreFlags, storeUrl } from "../store/open-store.ts";
import { type Finding, fine, problem } from "./finding.ts";

const LITTLE_ROOM = 200 * 1024 * 1024;
const CHECK = "store";

/** Whether conversations can be kept and read. A store that is not there yet is not made by looking for it. */
export async function checkStore(flags: StoreFlags, world: World): Promise<readonly Finding[]> {
  const url = storeUrl(flags, world);
  const shown = url.replace(/\/\/[^@/]*@/, "//…@");
  const [, given] = /^(?:sqlite|file):(?:\/\/)?(.+)$/.exec(url) ?? [];
  const path = given === undefined ? null : resolve(given);
  const room = path === null ? [] : await checkRoom(path);
  if (path !== null && !(await exists(path))) return [await checkFutureStore(path, shown), ...room];
  return [...(await checkPresentStore(url, shown, world)), ...room];
}

async function checkPresentStore(url: string, shown: string, world: World): Promise<readonly Finding[]> {
  try {
    const keyRing = await loadKeyRing({ env: world.environment }).catch((): KeyRing | null => null);
    const storage = await openStorage(url, { keyRing, ports: world.ports });
    try {
      const { damaged } = await storage.sessions.list({ tenant: "local", limit: 1 });
      const [first] = await damageOf(storage);
      if (first !== undefined) return [problem(CHECK, first, VERIFY)];
      if (damaged[0] !== undefined) return [problem(CHECK, damaged[0].error, VERIFY)];
      const size = bytes(await storage.vault.backend.size());
      const store = fine(CHECK, { ko: `${shown} (${size})`, en: `${shown} (${size})` });
      return [store, ...(await checkSetAsides(storage))];
    } finally {
      await storage.close();
    }
  } catch (error) {
    return [problem(CHECK, error, fixOf(error))];
  }
}

const VERIFY = {
  ko: "maru verify로 어디가 손상됐는지 모두 볼 수 있어요. 색인만 손상됐다면 maru verify --rebuild로 다시 만들고, 아니면 백업으로 되돌리세요.",
  en: "maru verify names everything that is damaged. Where only an index is, maru verify --rebuild makes it anew; otherwise go back to a backup.",
};

/** A quick look at the books of the database, and at every document of a folder. */
async function damageOf({ vault: { backend } }: Storage): Promise<readonly Error[]> {
  const books = (await backend.findDamage?.({ quick: true })) ?? [];
  const documents = (await backend.listDamaged?.()) ?? [];
  return [
    ...books.map(
      (reason) => new StorageError("CORRUPT", { where: "The database", offset: null, reason, kept: null }),
    ),
    ...documents.map(({ error }) => error),
  ];
}

/** Messages that nobody answers any more; nothing is said where there are none. */
async function checkSetAsides({ setAsides }: Storage): Promise<readonly Finding[]> {
  let messages = 0;
  const sessions = new Set<string>();
  for await (const { session } of setAsides.all()) {
    messages += 1;
    sessions.add(session);
  }
  if (messages === 0) return [];
  const [first] = sessions;
  return [
    {
      check: "set aside",
      status: "problem",
      found: {
        ko: `대화 ${sessions.size}개의 메시지 ${messages}개는 세 번 시작했지만 끝나지 않아 따로 두었어요.`,
        en: `${messages} messages of ${sessions.size} conversations were begun three times without ending and are set aside.`,
      },
      fix: {
        ko: `로그에서 원인을 찾아 고친 뒤: maru retry ${first}`,
        en: `Find the cause in the log and mend it, then: maru retry ${first}`,
      },
    },
  ];
}

function fixOf(error: unknown) {
  if (isStorageError(error, "MISSING_KEY") || isStorageError(error, "INTEGRITY"))
    return {
      ko: "이 저장소를 만들 때의 열쇠를 MARU_MASTER_KEYS나 MARU_MASTER_KEY_FILE에 넣어 주세요.",
      en: "Put the keys of this store into MARU_MASTER_KEYS or MARU_MASTER_KEY_FILE.",
    };
  if (isStorageError(error, "PLAINTEXT_REFUSED"))
    return {
      ko: "암호화하지 않은 저장소예요. 열쇠 설정을 빼거나 새 저장소를 쓰세요.",
      en: "This store is not encrypted. Take the keys out of the settings, or use a new store.",
    };
  return {
    ko: "--store나 MARU_STORE의 주소와 권한을 확인해 주세요.",
    en: "Check the address in --store or MARU_STORE, and the permissions.",
  };
}

async function checkFutureStore(path: string, shown: string): Promise<Finding> {
  const folder = await nearestFolder(dirname(path));
  try {
    await access(folder, constants.W_OK);
    return fine(CHECK, {
      ko: `${shown} (아직 없어요. 처음 쓸 때 만들어요)`,
      en: `${shown} (not there yet; made at first use)`,
    });
  } catch (error) {
    return problem(CHECK, error, {
      ko: `${folder} 폴더에 쓸 수 있게 해 주세요.`,
      en: `Let this user write into ${folder}.`,
    });
  }
}

async function checkRoom(path: string): Promise<readonly Finding[]> {
  const { bavail, bsize } = await statfs(await nearestFolder(dirname(path)));
  const free = bavail * bsize;
  const found = { ko: `디스크에 ${bytes(free)} 남았어요.`, en: `${bytes(free)} free on the disk.` };
  if (free >= LITTLE_ROOM) return [fine("room", found)];
  const fix = { ko: "maru prune으로 정리하거나 자리를 마련해 주세요.", en: "Make room, or run maru prune." };
  return [{ check: "room", status: "problem", found, fix }];
}

async function nearestFolder(folder: string): Promise<string> {
  return (await exists(folder)) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
