/** What stands for the same thing: people call a landlord and a rent by many names. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/임대인|건물주|집주인|주인집|주인분/gu, "주인"],
  [/임대료|차임|집세|방세/gu, "월세"],
  [/전세금|전셋돈|전세보증금/gu, "보증금"],
  [/임차인/gu, "세입자"],
  [/고치|고쳐|수선/gu, "수리"],
  [/돌려받|돌려주|돌려줘/gu, "반환"],
  [/복비|중개료|중개보수|중개수수료|소개비/gu, "수수료"],
  [/상가|점포|식당|매장/gu, "가게"],
];

type Vector = ReadonlyMap<string, number>;

export interface Nearest {
  readonly label: string;
  /** From 0 to 1: how much of what they say they share. */
  readonly similarity: number;
}

/** Finds, of labelled sentences as people say them, the one that is most like a text: pairs of syllables, the rare ones count most. */
export function nearestAmong(
  examples: Readonly<Record<string, readonly string[]>>,
): (text: string) => Nearest | null {
  const known = Object.entries(examples).flatMap(([label, texts]) =>
    texts.map((text) => ({ label, pairs: pairsOf(text) })),
  );
  const holders = new Map<string, number>();
  for (const { pairs } of known) for (const pair of pairs) holders.set(pair, (holders.get(pair) ?? 0) + 1);
  const vectorOf = (pairs: ReadonlySet<string>): Vector => {
    const weights = [...pairs].map(
      (pair) => [pair, Math.log(1 + known.length / ((holders.get(pair) ?? 0) + 0.5))] as const,
    );
    const size = Math.hypot(...weights.map(([, weight]) => weight));
    return new Map(weights.map(([pair, weight]) => [pair, weight / size]));
  };
  const vectors = known.map(({ label, pairs }) => ({ label, vector: vectorOf(pairs) }));
  return (text) => {
    const asked = vectorOf(pairsOf(text));
    let best: Nearest | null = null;
    for (const { label, vector } of vectors) {
      const similarity = shared(asked, vector);
      if (similarity > (best?.similarity ?? 0)) best = { label, similarity };
    }
    return best;
  };
}

function pairsOf(text: string): ReadonlySet<string> {
  const folded = SAME.reduce((rest, [pattern, name]) => rest.replaceAll(pattern, name), text.toLowerCase())
    .replaceAll(/\d[\d,.]*/gu, "0")
    .replaceAll(/[^가-힣a-z0]+/gu, "");
  return new Set([...folded].slice(0, -1).map((_, index) => folded.slice(index, index + 2)));
}

function shared(one: Vector, two: Vector): number {
  let sum = 0;
  for (const [pair, weight] of one) sum += weight * (two.get(pair) ?? 0);
  return sum;
}
