import { withoutRequestWords } from "./request-words.ts";

/** Words that bind, point, hedge or laugh, and words of asking: none says what a question is about. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    "그 그거 그게 그건 그걸 그것 그것도 그런 그럼 그러면 그라믄 그래서 그래도 그리고 그런데 그중 그중에 그때 거기 이거 이게 이건 이걸 이것 저 저거 그쪽 이런 " +
    "근데 근대 혹시 진짜 진짜로 때는요 때는 정말 정말로 실제로 사실 현실적으로 솔직히 요즘 요새 요샌 지금 아까 방금 이제 다시 계속 좀 쫌 더 또 꼭 딱 걍 그냥 막 제일 가장 너무 많이 다 각각 모두 전부 " +
    "뭐 뭐가 뭐를 뭘 뭔 무슨 무엇 무엇이 무엇을 어떤 어느 어디 어디서 어디가 어디에 언제 언제부터 누가 누구 왜 어떻게 우째 우예 얼마 얼마나 얼마예요 얼마에요 얼마야 얼마임 얼만지 몇 몇개 몇명 며칠 " +
    "거 것 게 건 걸 수 때 줄 점 등 것들 거임 경우 경우는 정도 쪽 쪽을 쪽으로 없을 중에 대한 대해 대해서 관한 관련 관련해서 위한 위해 따른 따라 통해 대로 만큼 처럼 " +
    "나 난 내 내가 저는 제가 제 나는 우리 우리는 저희 저희가 너 니 니가 네가 님 당신 엄마가 아빠가 아내가 남편이 딸이 아들이 친구가 누가 사람들이 다들 " +
    "뭐부터 됐고 아 어 음 네 예 응 넵 ㅇㅇ ㄴㄴ ㅇㅋ 오 헐 와 야 자 아니 아뇨 아니요 아니다 안녕하세요 저기요 참 일단 먼저 나중에 한번 한 번 잘 못 안 " +
    "있나 있나요 있어 있어요 있는 있는지 있음 있을까 있을까요 있습니까 없나 없나요 없어 없어요 없는 없는지 없음 되나 되나요 돼 돼요 됨 되는 되는지 되면 되지 될까 될까요 됩니까 한다 하는 하는지 하나 하나요 할 할까 할까요 하면 해도 해야 해서 하고 하려고 하는데 인지 인가 인가요 같은 같아 같아요 같은데 맞나 맞나요 맞아 맞아요 맞음 맞는지 맞죠 맞지 " +
    "알려 알려줘 알려줘요 알려주세요 알려주라 알고 알고싶어 알고싶어요 알아봐 알아봐라 알아봐줘 알아봐주세요 찾아 찾아줘 찾아줘요 찾아주세요 찾아봐 찾아봐라 찾아서 보여줘 보여주세요 궁금 궁금해 궁금해요 궁금합니다 싶어 싶어요 싶은데 싶습니다 말해줘 말해 주세요 주라 줘 줘요 줄 봐 봐라 봐요 ㄱㄱ 부탁 빨리 급함 급해요 " +
    "the a an of in on for to from and or but is are was were be been it its that this these those there here i you he she we they me my your our their his her what when where which who whom how why do does did can could would should will shall may might must have has had not no yes so if as at by with about into than then too very just really actually please get got give tell show find look any some more most much many one ok okay also only need want know say says said does'nt don't i'm it's what's i'll let us"
  ).split(" "),
);

/** Endings of verbs and of questions: a word that ends so tells or asks, and names nothing. */
const VERBAL =
  /(?:나요|까요|가요|어요|아요|해요|예요|에요|세요|네요|데요|래요|대요|군요|지요|거든요?|습니다|습니까|입니다|입니까|합니다|됩니다|니까|는지|은지|던데|는데|인데|한데|는거|라고|다고|다며|라며|다네|라네|려고|면서|으면|하면|되면|해서|어서|아서|했고|하고|지만|하는|되는|있는|없는|라던데|다던데|한다|된다|간다|온다|난다|인가|는가|할까|을까|될까|했어|됐어|났어|왔어|갔어|해줘|줘봐|주라|아님|맞음|이야|거야|건가|하네|하나|되나|되노|하노|인교|는고|하던|했던|싶은|싶어|이다|했다|였다|았다|었다|수있어|말임|거임|넣지마|하지마|쓰지마|마요|왜죠|급궁금|겠다|겠네|먹어|봐야|거네|시오|십시오|주시오|아니고|말이다|뭐냐|하냐|있냐|없냐|텐데|있을|려면|다룬|된거|한거|난거|인거|[었았했]어|춰요|진짜야|걸로|서요)$/u;

/** Of the words of one syllable, those that name something by themselves. */
const SHORT_NOUNS: ReadonlySet<string> = new Set("열 약 술 잠 암 뇌 폐 피 돈 쌀 콩 굴 빵 키".split(" "));

/** Particles that close a word; those of one syllable only where the sound before them fits. */
const LONG_PARTICLE =
  /(?<=[가-힣A-Za-z0-9)]{2,})(?:에서는|에서도|에서|에게|한테|으로|부터|까지|이랑|이라도|에는|에도|이나|보다|만이요|만요|도요|이요|는요|은요)$/u;
const [FIRST_SYLLABLE, FINALS] = [0xac00, 28];
const AFTER_CONSONANT = new Set(["은", "을", "과", "이"]);
/** Nouns that end like a word with a particle: 고양이, 어린이. */
const NOUN_IN_I = /(?:린|양|랑|숭|둥|잡|놀|먹)이$/u;
/** Nouns that end like a word with a particle: 재시도, 만족도, 전라도. */
const NOUN_IN_DO =
  /(?:재시|속|온|습|난이|만족|신뢰|인지|선호|정확|중요|예약부|전라|충청|경상|강원|제주|경기)도$/u;
const AFTER_VOWEL = new Set(["는", "를", "와", "가"]);
const AFTER_ANY = new Set(["의", "에", "도", "만"]);
const LAUGHTER = /[ㄱ-ㅎㅏ-ㅣ]+/gu;
const MOST = 24;

/**
 * The words that say what a text is about: without asking, pointing, hedging, verbs and particles, in their order.
 *
 * @example
 * subjectWords("외국애들이 놀리는데 fan death 이거 언제부터 나온말임"); // ["외국애들이", "fan", "death", "나온말임"]
 */
export function subjectWords(text: string): readonly string[] {
  const words = withoutRequestWords(text)
    .replaceAll(LAUGHTER, " ")
    .split(/(?:[\s?!:;~·…"'“”‘’«»()[\]{}]|[.,](?!\d))+/u)
    .flatMap((word) => {
      if (word === "" || EMPTY_WORDS.has(word.toLowerCase()) || VERBAL.test(word)) return [];
      const bare = withoutParticle(word);
      return EMPTY_WORDS.has(bare.toLowerCase()) || (/^[가-힣]$/u.test(bare) && !SHORT_NOUNS.has(bare))
        ? []
        : [bare];
    });
  return [...new Set(words)].slice(0, MOST);
}

/** Whether a text closes with a verb: it tells or asks; one that closes with a noun names what it is about. */
export function endsWithVerb(text: string): boolean {
  const words = text.replaceAll(LAUGHTER, " ").split(/[\s,.?!:;~·…"'“”‘’«»()[\]{}]+/u);
  const last = words.findLast((word) => word !== "") ?? "";
  return VERBAL.test(last) || TOLD.test(last);
}

/** Endings that only tell: 폐업했어요, 면접임, 알겠소, 왔다. */
const TOLD = /(?:[가-힣]요|[가-힣]다|[가-힣]음|[가-힣]임|[가-힣]함|[가-힣]소|[가-힣]오)$/u;

/** An order ends so: 모아주세요, 건조하게, 원화로, 쓰지 마. */
const ORDER =
  /(?:주세요|주십시오|주시오|하시오|십시오|줘요?|주라|주이소|봐라|해라|말아|마세요|마요|지마|지 마|마라|하게|되게|않게|보이게|으로|로요?|게요?|바람|바랍니다|부탁드립니다|부탁해요|ㄱㄱ)$/u;

/** Whether a text closes by telling somebody to do something. */
export function endsWithOrder(text: string): boolean {
  return ORDER.test(text.replaceAll(LAUGHTER, " ").replace(/[\s.!?…~,;^]+$/u, ""));
}

const QUESTION =
  /(?:나요|까요|[인는은던]가요?|습니까|는지|인지|을지|될지|할지|까|냐|노|인교|는고|되나|하나|있나|없나|되긴됨|\?)$/u;

/** Whether a text closes as a question, whatever is asked. */
export function endsWithQuestion(text: string): boolean {
  return QUESTION.test(text.replaceAll(LAUGHTER, " ").replace(/[\s.!…~,;^]+$/u, ""));
}

function withoutParticle(word: string): string {
  const long = word.replace(LONG_PARTICLE, "");
  if (long !== word) return long;
  const last = word.at(-1) ?? "";
  const before = word.at(-2) ?? "";
  if (word.length < 3 || NOUN_IN_I.test(word) || NOUN_IN_DO.test(word)) return word;
  const code = before.charCodeAt(0);
  const isSyllable = before >= "가" && before <= "힣";
  const isOpen = isSyllable && (code - FIRST_SYLLABLE) % FINALS === 0;
  const fits =
    AFTER_ANY.has(last) ||
    (isSyllable && (isOpen ? AFTER_VOWEL.has(last) : AFTER_CONSONANT.has(last))) ||
    (!isSyllable && (AFTER_CONSONANT.has(last) || AFTER_VOWEL.has(last)));
  return fits ? word.slice(0, -1) : word;
}
