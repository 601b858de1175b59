/** «써줘», «적어주이소», «만들어 주시겠습니까»: one word, or two of which the second is 주다. */
export const WRITE =
  /^(?!.*(?:달래|달라|주셨|주신|줬|줘서|주니|주던|써도 ?[되돼]|써도되|주셔도|주시길|둔|있))(?:다시|새로|좀)?(?:짧게좀|좀)?(?:써|적어|쓰|작성|작성해|만들어|맹글어|맨들어|뽑아|잡아|꾸며|담아|짜|draft|message|reply)(?:봐|바|보)?(?:줘|주|줍|줄|도$|드|요|라|봐|바$|보이소|ㄱ|고싶|할 것|해|$)[^\s]*$/iu;
/** Of these only «써» orders a text by itself; the others need a text to be named. */
export const WRITES_ALONE = /^(?:다시|새로|좀)?(?:써|작성해)(?:봐|바)?(?:줘|주|줍|줄|도$|드|봐|$)/u;
/** «적어 둬», «써 놔»: a note, no text. */
export const KEEPS = /(?:적어|써|기록해) ?(?:둬|두|놔|놓)/u;
export const SEND =
  /^(?:보내|전해|전달해|남겨|올려|답해|답장해|말해|말씀해)(?:줘|주|줄|드|달|도|봐|보려)[^\s]*$/u;
const FAVOUR =
  "줘 줘요 주세요 주십시오 주시오 주시겠어요 주시겠습니까 주실래요 주실 줄래 줄래요 주소 주쇼 주이소 주라 주우 주게 줍서 달라 드려 봐 봐요 봐줘 보자 볼까 부탁드려요 부탁드립니다 부탁해요 부탁해 부탁 바라요 바랍니다 있나요 있어요 수 싶네 싶어 싶어요 싶은데 ㄱ ㄱㄱ 고고 요망 ㄱㄱ요 가자";
export const FAVOURS: ReadonlySet<string> = new Set(FAVOUR.split(" "));
/** «뭐라고 보내지», «뭐라 그러지», «뭐라고 쓸까요». */
export const HOW_TO_SAY =
  /(?:뭐라고?|뭐라구|어떻게|어뜨케|머라고?) ?(?:하지|말하지|쓰지|보내지|적지|답하지|할까|말할까|쓸까|보낼까|적을까|답할까|그러지|하면 (?:되|돼|안 ?민망|덜)|말하면 (?:되|돼|덜)|쓰면 (?:되|돼)|보내면 (?:되|돼)|적으면 (?:되|돼)|말해야|해야 (?:덜|하|되|돼)|씁니까|쓰나|하나 아이고|거절하지|말합니까|하면 됩니까|말하면 됩니까)/u;

/** To whom: «집주인한테», «김원장님께», «장인 앞으로». */
export const RECIPIENT = /^(?<who>.+?)(?:한테|에게|한티|헌티|헌테|께|더러)(?:는|도|만|서)?$/u;
export const TOWARDS = /^앞으로$|^앞$/u;
export const FOR_SENDING =
  /^(?:보낼|보내는|드릴|할|줄|전할|올릴|올리게|붙일|보여줄|보여드릴|쓸|읽을|읽어줄|남길|넘길|넘겨줄|물어볼|여쭐|여쭤볼|설명할|가져갈|제출할|제출용|보고용|설득용|인사드리는)(?:꺼|거|것|란게)?$/u;
/** Titles that belong to the name before them. */
export const TITLE =
  /^(?:원장|팀장|과장|대리|부장|차장|사장|소장|실장|이사|선생|교수|본부장|회장|총무|담당자|담당|사무장|장모|어머님|아버님|할머니|할아버지)님?$/u;

/** Words that begin a message and say nothing of the text. */
const LEADS =
  "그럼 그러면 그람 그라믄 그라모 그렇다면 그래서 ㅇㅋ ㅇㅇ 오케이 오키 오케 아 어 네 넵 예 응 일단 좋아 좋아요 알겠어요 알겠습니다 알았어 알았소 알았심더 아니 그래 됐고 됐다 혹시 저기 그리고 또 이제 자 음 근데 고마와요 고마워요 감사해요 수고하소 에이 아이고 아이다 참 그냥 걍 우선 하나 하나만 좀 한번 더 다시 같이 꼭 이번엔 네네 그니까 여기서부턴 지금 바로 ok okay so";
export const LEAD_WORDS: ReadonlySet<string> = new Set(LEADS.split(" "));

/** Words that only point at what stands on the screen. */
const POINTING =
  "그거 그걸 그걸로 이걸로 이거 이걸 저걸로 그것 그것을 그대로 그렇게 이렇게 그 이 위 상기 내역으로 내용으로 내용 조건으로 걸로 이대로 거 것 건 동 동일 아까 방금 결과 결과를 결과는 그거로 그렇다면 사실관계 버전 버전으로 개 초안 초안으로 용 말 할 그리 형식 형식으로 줄 수 있나요 통 장 두개 하나씩 각각 따로 둘 둘한테 모두";
export const POINTING_WORDS: ReadonlySet<string> = new Set(POINTING.split(" "));

/** How a text is wanted, word by word; what they mean is read by `readTextStyle`. */
export const STYLE_WORD =
  /^(?:좀|조금만?|너무|진짜|매우|아주|존나|최대한|약간|더|덜)?(?:존나)?(?:짧게|짧은|짧고|길게|간단히|간단하게|간략히|공손하게|공손한|정중하게|정중히|정중한|점잖게|예의바르게|예의|바르게|부드럽게|부드러운|딱딱하지|딱딱한|않게|않게요|쎄게는|세게는|세게|쎄게|말고|강하게|단호하게|친근하게|편하게|쉽게|쉬운|쉬운말로|알기|말로|말투로|반말로|존댓말로|존대로|귀엽게|오글거리지|오글거리지않게|담담하게|조심스레|격식|있게|크게|큼직허게|글씨|표준어로|솔직하게|기분|어르신들|상하게|나쁘지|나쁘지않게|정확히|간결하게|차분하게|싸우자는|무섭지|겁주지도|영어로|영문으로|한국어로|한국말로|한글로|러시아어로|독일어로|일본어로|태국어로?|중국어로|베트남말로?|요약해서|오늘|날짜로|문장으로?|짧은글로|따지는|투|무난하게|간곡하게|신경써서|톤으로|느낌으로|성의있게|알아서|자연스럽게|예쁘게)(?:요|염|만|로|는)?[.,!~]*$/u;

/** After these words of somebody are no words of the text. */
export const SAYING =
  /^(?:하고|하면서|하며|하는|한|해|해서|할|할래요|했|하게|하자|전하|전해|알려|알리|말하|말해|말씀|쓰되|쓰고|써|적|물어|묻|여쭤|여쭙|문의|확인|답|보내|넣|그러|통보|제안|요청|적어|말도|얘기|이야기|내용|답장|꼭|정도|말|거|것|부탁|물어보는|묻는|하려|싶|밝히|강조)[^\s]*$/u;
export const ASKS_AFTER = /^(?:물어|묻|여쭤|여쭙|문의|확인|알아|질문)/u;
export const LEAVES_OUT =
  /^(?:빼고|빼|빼주|빼줘|빼서|빼구|제외|제외하고|없이|말고|아니고|아니라|지우고|삭제하고|쓰지|적지|넣지|숨기고|생략)/u;
export const TERMS = /^(?:조건으로|조건|걸로|것으로|거로|쪽으로|쪽|방향으로)$/u;
/** What follows that is counted: «한 장». */
export const COUNTED = /^(?:한|두|세|네|\d)$/u;
export const COUNTER = /^(?:장|통|개|건|번|부|편|쪽|줄|문장|가지)(?:만|요|로|씩|짜리로?|다|따로)*[.,!]?$/u;
/** A fragment that ends so goes on elsewhere: it is no thing to be named. */
export const CONNECTED =
  /(?:고|서|면|는데|은데|인데|한데|던데|니까|으니|지만|려고|을게|게|염|듯이|처럼|것처럼|도록|때|때문에|위주로|해서요|시고|다가|자|하나|전에|후에|때는|데|신디|라서|이라서|용|용도로|안에|내로|싶다|좋음|좋겠어요|되냐|인지|같은|관한|대한|넣|받음|읽을)[요.!]?$/u;
/** Somebody speaks of what they do with the text, or of how they feel about it. */
export const BESIDE =
  /(?:쓸게|보낼게|보내야|남길게|해볼게|할게|갈 ?거|좋아하겠|진심|고마|감사|네요|거든요|무서|싶네|할래|쓸거|보낼거|할거|겠네)/u;

/** «전할 말: …», «받을 문안: …»: what stands before the colon names the text. */
export const LABEL =
  /(?:^|(?<=[.!?\n]\s?))(?:[가-힣]{1,4} )?(?<name>문안|내용|말|문구|메시지|문자|카톡|톡|답장|메일|글)(?:은|는)? ?[:：]\s*/u;
/** The matter is what was said or answered before. */
export const POINTS_BACK =
  /그걸로|그거로|이걸로|이거로|저걸로|그거 |위 ?내용|위에 ?(?:거|것|꺼|적은|쓴)|이 ?내용|그 ?내용|방금|아까|상기|이대로|그대로|요약해|정리해서|내용으로|결과를?|남기게|위 ?결과/u;
/** Who speaks is no part of what a text is about. */
export const OF_SPEAKER = /^(?:제가|내가|저는|나는|우리가|저희가|저|나|이번|이거|그거)(?:\s|$)/u;
/** Words that go with a noun name nothing by themselves: «슬쩍 떠보는» 문자. */
export const DESCRIBES = /(?:는|던|할|한|된|될|인|들어간|들어갈|드가는|드갈|다는|라는)$/u;
/** «다신 안 그랬으면 좋겠어요»: a wish that is told to us is for the one it is written to. */
export const WISH =
  /(?:^.*(?:고|데|지만|까) |^)(?<wish>[^.]*?[가-힣]+으?면 (?:좋겠어요|좋겠습니다|좋겠는데요|좋겠다))$/u;
/** «연차 3일 내야돼서요»: why one writes to somebody. */
export const CAUSE =
  /^(?!.*(?:급|바빠|바쁘|몰라|모르|무서|길어|귀찮|못 ?써|자신)).*(?:[해돼어아여워와려]|이라|라)서요?$/u;
