const DAY_WORDS: readonly (readonly [number, RegExp])[] = [
  [1, /첫째 ?날|첫 ?날|첫날/u],
  [2, /둘째 ?날|이튿날|두 ?번째 ?날/u],
  [3, /셋째 ?날|세 ?번째 ?날/u],
  [4, /넷째 ?날|네 ?번째 ?날/u],
  [5, /다섯째 ?날|다섯 ?번째 ?날/u],
  [6, /여섯째 ?날|여섯 ?번째 ?날/u],
  [7, /일곱째 ?날|일곱 ?번째 ?날/u],
];

/** «첫째 날이랑 셋째 날 바꿔줘», «2일차 3일차 순서 바꿔»: two days, and what is done to both. */
export function swapIn(text: string, days: number): readonly [number, number] | null {
  if (!/바꿔|바꾸|교환|맞바|순서|스왑|swap|switch/iu.test(text)) return null;
  const [first, second, ...others] = [...new Set(daysIn(text, days))];
  return first === undefined || second === undefined || others.length > 0 || first > days || second > days
    ? null
    : [first, second];
}

/** Every day that is named, in order. */
export function daysIn(text: string, days: number): readonly number[] {
  const numbered = [
    ...text.matchAll(/(\d{1,2}) ?(?:일 ?차|번째 ?날|일째)|days? ?(\d{1,2})(?: and (\d{1,2}))?/giu),
  ];
  const named = DAY_WORDS.flatMap(([day, pattern]) => {
    const index = text.search(pattern);
    return index < 0 ? [] : [{ day, index }];
  });
  const last = text.search(/마지막 ?날|last day/iu);
  return [
    ...numbered.flatMap(({ index, 1: korean, 2: english, 3: other }) =>
      [korean ?? english, other].flatMap((day) => (day === undefined ? [] : [{ day: Number(day), index }])),
    ),
    ...named,
    ...(last < 0 ? [] : [{ day: days, index: last }]),
  ]
    .sort((left, right) => left.index - right.index)
    .flatMap(({ day }) => (day >= 1 ? [day] : []));
}
