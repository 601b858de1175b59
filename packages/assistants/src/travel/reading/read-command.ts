import { askedFact } from "./read-asked-fact.ts";
import { BOOKING, readPlanCommand } from "./read-plan-command.ts";
import { monthAsked, topicOf } from "./read-topic.ts";
import type { Command, PlanLetter } from "./reading.ts";

export interface CommandContext {
  readonly now: string;
  readonly hasDestination: boolean;
  readonly hasPlans: boolean;
  readonly days: number;
  readonly recommended: PlanLetter | null;
  /** The plan that was shown last, else the one we recommend. */
  readonly shown: PlanLetter | null;
}

export const START_OVER = /처음부터|새로 ?시작|다시 ?시작|초기화|reset|start over/iu;
const RECALL =
  /(?:예산|인원|기간|출발일|여행지|며칠|몇 ?(?:명|박)|어디).{0,8}(?:였지|였죠|였더라|라고 ?했|랬지|했더라|했었지)|(?:말한|말했던|얘기한|입력한|알려 ?준) ?(?:거|것|게|내용|조건|정보).{0,6}(?:정리|확인|보여|알려|뭐)|(?:고른|선택한|정한) ?(?:거|것|게|안).{0,6}(?:뭐|어떤|였)|(?:뭐|뭘|뭐라고|무엇을|무얼|어떻게|어디까지)[가-힣 ]{0,4}(?:알아들|알아먹|이해했|이해하고|파악했|기억하)|(?:지금까지|여태까지?|이제까지)(?: ?(?:내가|제가|우리가))?(?: ?(?:말|얘기|이야기|말씀|정|나온|들은)[가-힣]{0,4})?(?: ?(?:거|것|걸|내용|조건))? ?(?:좀 ?|다시 ?|한번 ?|한 ?번 ?|다 ?|쭉 ?)*(?:정리|요약|확인|읊|말해|알려)|어디까지 ?(?:얘기|이야기|말|했|정|진행)|뭐 ?(?:까지 )?(?:정했|얘기했)|(?:지금까지|내가|제가).{0,10}뭐라고 ?(?:했|말)|what (?:did|have) (?:i|we) (?:say|said|tell|told)|where (?:were|are|did) we/iu;
const CANCEL =
  /^(?:취소|그만|됐어|안 ?갈래|관둘래|cancel|never ?mind)(?:할게|할래|해줘|요|합니다|\s|[.!~]|$)/iu;
const UNDO =
  /^(?:(?:그냥|아니[야다]?|아냐|음|그럼)[\s,]*)*다시 ?(?:넣어|빼) ?(?:줘|주세요|주라)?[.!~\s]*$|원래 ?(?:대로|걸로|거로|예산|일정)|(?:아까|전|이전|처음) ?(?:걸로|거로|것으로|대로|상태로)|(?:아까|이전에?|전에|처음에?|먼저) ?(?:그|말한|했던|본|봤던|하던) ?(?:걸로|거로|것으로|거기로|데로|곳으로|도시로|여행지로|계획으로|일정으로)|아까 ?거기로|(?:아까|이전|전에?|처음|원래|먼젓번) ?(?:그 ?|말한 ?|했던 ?|하던 ?|본 ?)?(?:거|것|게|데|곳|도시|여행지|계획|일정|날짜|거기)(?:가|이|로|으로)? ?(?:역시 ?|훨씬 ?|더 ?|그냥 ?)?(?:낫|나아|나은|나았|좋았|좋겠|다시|돌아)|(?:바꾼|방금|지금) ?(?:거|것|건) ?(?:없던|무르|물러)|다시 ?(?:간대|갈 ?수 ?있|가기로 ?했|온대)|되돌려|되돌리|방금 ?(?:거|것|건)? ?(?:취소|되돌)|undo|go back to|(?:change|switch|put|set) (?:it|that|them) back|\b(?:as|how) (?:it|they) w(?:as|ere)\b|revert|(?:previous|former|old|last) (?:one|city|plan|version|dates?) (?:was|is) better/iu;
const GO_ON =
  /^(?:아니야?|아니요|아뇨)?[\s,]*(?:그냥 ?)?(?:계속|이어서|마저) ?(?:하자|할게|할래|해|진행|가)|^(?:let's )?(?:continue|go on|keep going)\b/iu;
/** Who cannot answer yet, or asks to be advised. */
const UNSURE =
  /(?:다른|딴) ?(?:데|곳|도시|나라)(?:는|은|도)? ?(?:없|있|어때|어디)|모르겠|몰라|글쎄|무제한|무한정|(?:가고 ?싶은|가 ?보고 ?싶은|생각한|정한|정해진) ?(?:데|곳|거|게|것)?(?:가|이|는|은)? ?(?:딱히 ?)?(?:없|아직)|딱히 ?(?:없|생각)|어디(?:든)? ?갈 ?(?:수|까)|갈 ?수 ?있는.{0,10}(?:어디|곳|데|나라|도시)|어디 ?있|미정|안 ?정(?:했|해)|못 ?정(?:했|해)|고민|상관 ?없|아무(?:거나|데나|때나|곳이나|데라도)|알아서|맡길|적당(?:히|한)|추천|어디(?:가|로|를)? ?(?:좋|갈|가면|나아)|갈 ?만한|가기 ?좋은|가 ?볼 ?만한|어디든|(?:몇 ?박|며칠)(?:이|을|로|정도|쯤)? ?(?:이 ?)?(?:좋|적당|괜찮|가야|추천|필요)|[는은한운] ?(?:데|곳|나라|도시)(?:로|에|를|가|는|은)? ?(?:[가-힣]{1,6} ?){0,2}(?:가고 ?싶|떠나고 ?싶|어디|없[나을어]|있[나을])|얼마믄|가까운 ?(?:데|곳)|따뜻한 ?(?:데|곳|나라)|시원한 ?(?:데|곳|나라)|(?:보통|대략|평균|최소)? ?얼마(?:나|면|쯤|정도|가|예요|인가)|not sure|don't know|no idea|recommend|suggest|anywhere|somewhere|where should|how much (?:does|would|do)/iu;
const HELP =
  /뭘 ?할 ?수 ?있|뭐 ?할 ?수|도움말|사용법|어떻게 ?(?:쓰|사용)|(?:너|넌|당신은?) ?누구|뭐 ?하는 ?(?:봇|애|거|앱|곳)|(?:봇|사람|ai|로봇)(?:이야|이에요|인가|이냐|임)|이름이? ?뭐|챗 ?(?:지피티|gpt)|chat ?gpt|제미나이|클로드|help|what can you do|who are you|are you (?:a |an )?(?:human|bot|ai|real)/iu;
const AGREE =
  /^(?:(?:예산|기간|인원|날짜|일정|그거)(?:은|는)? ?(?:그걸로|그거로|그대로|그렇게)(?: ?(?:할게요?|해 ?줘|해 ?주세요|하자|갈게요?))?|(?:.{1,10} )?그대로(?:요|예요|해 ?줘|할게요?|갈게요?|가자|두세요|둬)?|네+|넵+|넹|예|응+|어|ㅇㅇ+|ㅇㅋ+|ㄱㄱ|오케이|오키|그렇게 ?(?:해 ?(?:줘|주세요)?|할게요?|하자|갈게요?|가자)|좋아요?|좋네요?|좋습니다|좋은데요?|괜찮(?:네요?|아요?|은데요?)|굿|딱 ?좋아요?|마음에 ?들어요?|맘에 ?들어요?|ok(?:ay)?|yes|yeah|great|good|nice|perfect|sounds good|알겠(?:어요?|습니다)|확인(?:했어요?)?)[\s.!~ㅎㅋ^]*$/iu;
/** «여행 갈 건데», «여행 계획 좀 짜줘»: no more than that one would like to. */
const OPENING =
  /^(?:저기요?|그|음|아|안녕하세요)?[\s,]*(?:여행|해외여행|놀러)(?:을|를)? ?(?:좀 ?)?(?:갈|가려|가고|가볼|계획|짜|준비|떠나|일정)[가-힣 ]{0,14}[\s.!~?]*$|^(?:i )?(?:want|wanna|would like) to (?:travel|go on a trip|plan a trip)[\s.!]*$/iu;
/** «주식 추천 좀»: advice of another trade. */
const NOT_OURS =
  /(?:주식|종목|코인|영화|노래|책|드라마|게임|로또|번호|노트북|핸드폰|휴대폰|화장품|옷|선물|보험|대출)[가-힣]{0,2} ?(?:좀 ?|하나 ?)?(?:추천|골라|찍어)/u;
const DISLIKE =
  /별로|마음에 ?안|맘에 ?안|아쉬(?:워|운|네)|다른 ?(?:거|것|안|플랜|옵션|대안|계획).{0,6}(?:없|있|보여|줘|추천)|don't like|something else/iu;

/** What a message wants beside telling facts. Null when it only tells them. */
export function readCommand(text: string, context: CommandContext): Command | null {
  const said = text.trim();
  if (START_OVER.test(text)) return { type: "start_over" };
  const fact = context.hasPlans ? askedFact(text) : null;
  // «돌아오는 날이 며칠이었지?» is of the plan; «몇 명이라고 했지?» of what was told.
  if (RECALL.test(text) && (fact === null || fact === "length" || fact === "party"))
    return { type: "recall" };
  if (fact !== null) return { type: "show", part: fact };
  const topic = topicOf(text);
  if (topic !== null && !context.hasDestination && UNSURE.test(text)) return { type: "suggest" };
  if (topic !== null) return { type: "about", topic, month: monthAsked(text, context.now) };
  if (UNDO.test(text)) return { type: "undo" };
  if (context.hasPlans) {
    const command = readPlanCommand(text, context);
    if (command !== null) return command;
    if (DISLIKE.test(text)) return { type: "dislike" };
  }
  if (CANCEL.test(said)) return { type: "cancel" };
  if (AGREE.test(said) || GO_ON.test(said)) return { type: "agree" };
  if (OPENING.test(said)) return { type: "greet" };
  if (/^(?:안녕|하이|헬로|ㅎㅇ|hi\b|hello|hey|반가)/iu.test(said) && said.length <= 20)
    return { type: "greet" };
  if (/고마|고맙|감사|땡큐|ㄱㅅ|thank/iu.test(text) && said.length <= 30) return { type: "thanks" };
  if (BOOKING.test(text)) return { type: "book", plan: null };
  if (HELP.test(text)) return { type: "help" };
  if (context.hasPlans) return null;
  if (UNSURE.test(text)) return NOT_OURS.test(text) ? null : { type: "suggest" };
  return readPlanCommand(text, context) === null ? null : { type: "too_early" };
}
