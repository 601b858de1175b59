import type { Storage } from "@maru/storage";
import type { Call } from "../command/command-spec.ts";

/**
 * Says so when another server already works on this store: each answers what it takes in, and nobody else's messages,
 * but who watches here hears nothing of what happens there. Several servers belong on one Postgres.
 */
export async function claimStore(
  { vault }: Pick<Storage, "vault">,
  { print }: Pick<Call<unknown, readonly unknown[]>, "print">,
): Promise<() => void> {
  const { backend } = vault;
  if (backend.claim === undefined) return () => undefined;
  const release = await backend.claim();
  if (release !== null) return release;
  print.note({
    ko: "다른 서버가 이미 이 저장소를 쓰고 있어요. 저장은 안전하지만, 한쪽에서 일어난 일을 다른 쪽 화면에서는 바로 볼 수 없어요. 하나를 끄거나 Postgres를 쓰세요 (--store postgres://…).",
    en: "another server already uses this store. What is stored is safe, but who watches at one hears nothing of what happens at the other. Stop one of them, or use Postgres (--store postgres://…).",
  });
  return () => undefined;
}
