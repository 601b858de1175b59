import type { TravelConcept } from "@maru/language";
import type { Sentence } from "@maru/state";

/** A rule that holds for most trips from Korea, as it was known then, and who has the last word. */
interface TravelRule {
  /** It is meant where all of one of these are spoken of. */
  readonly when: readonly (readonly TravelConcept[])[];
  readonly says: Sentence;
  readonly ask: Sentence;
}

export const RULES_AS_OF = "2025";

const AIRLINE: Sentence = { ko: "타실 항공사", en: "your airline" };

/** In the order in which they are looked through: the narrower first. */
export const TRAVEL_RULES: readonly TravelRule[] = [
  {
    when: [["luggage_kept"]],
    says: {
      ko: "체크인 전이나 체크아웃 뒤의 짐은 숙소 프런트에서 그날 안에는 대개 그냥 맡아 줘요. 큰 역과 공항에는 유료 보관함이 있어요.",
      en: "Before check-in and after check-out most stays keep your bags for the day. Large stations and airports have paid lockers.",
    },
    ask: { ko: "묵는 숙소", en: "your stay" },
  },
  {
    when: [["diving", "flight_time"], ["diving", "flights"], ["diving", "duration_asked"], ["diving"]],
    says: {
      ko: "마지막 다이빙에서 비행까지 한 번이면 12시간, 여러 번이면 18시간은 비우는 것이 일반 기준이에요. 24시간이면 넉넉해요.",
      en: "Leave at least 12 hours between a single dive and a flight, 18 after several; 24 is comfortable.",
    },
    ask: { ko: "다이빙 업체", en: "the dive shop" },
  },
  {
    when: [["pregnant"]],
    says: {
      ko: "국적 항공사는 대체로 32주 전까지 서류 없이 타고, 32~36주는 의사 소견서와 서약서가 필요하고, 37주부터는 타지 못해요.",
      en: "Korean airlines as a rule take you without papers before week 32, with a doctor's note in weeks 32 to 36, and not from week 37.",
    },
    ask: { ko: "타실 항공사와 담당 의사", en: "your airline and your doctor" },
  },
  {
    when: [["battery"]],
    says: {
      ko: "보조 배터리는 부치지 못하고 기내에만 들고 타요. 100Wh 이하는 5개까지, 100~160Wh는 항공사 승인을 받아 2개까지, 160Wh를 넘으면 안 돼요.",
      en: "Power banks go in the cabin only: up to five of at most 100 Wh, two of 100 to 160 Wh with the airline's consent, none above 160 Wh.",
    },
    ask: AIRLINE,
  },
  {
    when: [["medicine"]],
    says: {
      ko: "처방약은 기내에 들고 탈 수 있어요. 원래 포장에 영문 처방전이나 소견서를 함께 두고, 주사제나 액체 약은 보안 검색 때 먼저 말씀하시면 돼요.",
      en: "Prescribed medicine may go in the cabin: in its packaging, with an English prescription or doctor's note; declare injections and liquids at security.",
    },
    ask: { ko: "항공사와 가시는 나라의 대사관", en: "the airline and the embassy" },
  },
  {
    when: [["liquid", "baggage"], ["liquid"]],
    says: {
      ko: "국제선 기내는 한 통 100ml 이하만, 1리터 투명 지퍼백 하나까지예요. 고추장이나 김치 국물도 액체로 보니 부치는 짐에 넣으세요.",
      en: "On international flights liquids go in containers of at most 100 ml in one clear 1-litre bag; anything more goes into checked baggage.",
    },
    ask: AIRLINE,
  },
  {
    when: [["drone"]],
    says: {
      ko: "드론 기체는 실을 수 있지만 배터리는 기내에만 들고 타야 해요. 날려도 되는지는 나라와 장소마다 달라서 제 자료에 없어요.",
      en: "The drone may travel, its batteries in the cabin only. Whether it may fly differs by country and place; my data do not hold that.",
    },
    ask: { ko: "항공사와 현지 항공 당국", en: "the airline and the local aviation authority" },
  },
  {
    when: [
      ["alcohol", "duty_free"],
      ["alcohol", "food_carried"],
      ["alcohol", "baggage"],
    ],
    says: {
      ko: "한국에 들어올 때 술은 합계 2리터, 미화 400달러까지 면세예요.",
      en: "On return to Korea two litres of alcohol worth up to 400 US dollars are free of duty.",
    },
    ask: { ko: "관세청(125)", en: "Korea Customs (125)" },
  },
  {
    when: [["tobacco"]],
    says: {
      ko: "한국에 들어올 때 궐련은 200개비(한 보루)까지 면세예요. 전자담배는 반입을 막는 나라가 있어요.",
      en: "On return to Korea 200 cigarettes are free of duty. Some countries do not let vapes in.",
    },
    ask: { ko: "관세청(125)과 가시는 나라의 대사관", en: "Korea Customs (125) and the embassy" },
  },
  {
    when: [["duty_free"]],
    says: {
      ko: "한국에 들어올 때 한 사람 미화 800달러까지 면세이고, 술과 담배는 따로 쳐요. 넘으면 자진 신고하세요.",
      en: "On return to Korea 800 US dollars a person are free of duty, alcohol and tobacco apart; declare what is above.",
    },
    ask: { ko: "관세청(125)", en: "Korea Customs (125)" },
  },
  {
    when: [
      ["gear", "baggage"],
      ["gear", "difference"],
      ["gear", "flights"],
      ["gear", "train"],
      ["gear", "ferry"],
    ],
    says: {
      ko: "장비는 위탁 무게 안이면 대개 추가금이 없고, 길거나 무거우면 특수 수하물로 미리 신청하고 따로 내요. 금액은 회사마다 달라서 제 자료에 없어요.",
      en: "Gear within the checked allowance usually costs nothing more; long or heavy pieces are registered ahead and paid for. The amounts differ and are not in my data.",
    },
    ask: { ko: "타실 항공사나 선사", en: "the airline or ferry line" },
  },
  {
    when: [["child_fare"], ["infant", "ticket"], ["infant", "flights"], ["senior", "infant"]],
    says: {
      ko: "네, 만 2세부터는 좌석을 사야 해요. 만 2세 미만은 무릎에 앉으면 국내선은 무료, 국제선은 성인의 10% 안팎이고, 만 12세 미만은 소아 운임이에요. 나이는 타는 날이 기준이에요.",
      en: "From the second birthday a seat is needed. Younger ones on a lap are free within Korea and about 10% of the adult fare abroad; under 12 a child fare. The age on the day of travel counts.",
    },
    ask: AIRLINE,
  },
  {
    when: [["senior"]],
    says: {
      ko: "만 65세부터 KTX는 평일 30% 할인이 있고, 국공립 관람 시설은 무료나 할인이 많아요. 신분증을 챙기세요.",
      en: "From 65 on the KTX gives 30% off on weekdays, and many public sights are free or cheaper. Bring identification.",
    },
    ask: { ko: "코레일과 해당 시설", en: "Korail and the sight itself" },
  },
  {
    when: [["minor"]],
    says: {
      ko: "미성년자끼리는 보호자 동의서를 요구하거나 받지 않는 숙소가 많아요. 예약 전에 나이를 알리고 동의서와 보호자 연락처를 준비하세요.",
      en: "Many stays ask minors travelling alone for a parent's consent or do not take them. Tell your age before booking and bring the consent.",
    },
    ask: { ko: "묵으실 숙소", en: "the stay" },
  },
  {
    when: [["pet"]],
    says: {
      ko: "반려동물은 항공사마다 다르지만 대개 이동장까지 7kg 안팎이면 기내, 그보다 무거우면 위탁이고 미리 신청해야 해요. 동반되는 숙소나 식당인지는 제 자료에 없어요.",
      en: "Animals of about 7 kg with their carrier usually fly in the cabin, heavier ones in the hold, registered ahead. Which stays and restaurants take them is not in my data.",
    },
    ask: { ko: "항공사와 숙소", en: "the airline and the stay" },
  },
  {
    when: [["wheelchair"]],
    says: {
      ko: "휠체어는 무료로 실리고, 공항 휠체어와 탑승 도움은 출발 48시간 전까지 항공사에 신청하면 돼요. 장소마다 턱이나 승강기가 있는지는 제 자료에 없어요.",
      en: "Wheelchairs travel free; ask the airline for help 48 hours ahead. Steps and lifts of each sight are not in my data.",
    },
    ask: AIRLINE,
  },
  {
    when: [["refund"]],
    says: {
      ko: "취소 수수료는 운임과 시점마다 달라서 제 자료에 없어요. 특가일수록 크고, 숙소는 무료 취소 기한이 있는지부터 보세요.",
      en: "Cancellation fees differ by fare and date and are not in my data; the cheaper the fare the higher. Look for free cancellation of stays first.",
    },
    ask: { ko: "예약하실 곳", en: "where you book" },
  },
  {
    when: [["licence"], ["rental", "passport"]],
    says: {
      ko: "해외 운전은 국제운전면허증, 한국 면허증, 여권을 함께 지녀야 해요. 국제면허는 1년 동안 쓰고, 중국처럼 인정하지 않는 나라도 있어요.",
      en: "Driving abroad takes the international permit, the Korean licence and the passport. The permit lasts a year; some countries such as China do not accept it.",
    },
    ask: { ko: "렌터카 회사", en: "the rental company" },
  },
  {
    when: [["passport"]],
    says: {
      ko: "들어가는 날 기준으로 여권이 6개월 넘게 남아 있어야 하는 나라가 많아요. 모자라면 먼저 갱신하세요. 재발급은 보통 일주일 안팎이에요.",
      en: "Many countries want the passport to be valid for six months on arrival. If it is less, renew it first; that takes about a week.",
    },
    ask: { ko: "외교부(0404.go.kr)와 그 나라 대사관", en: "the embassy" },
  },
  {
    when: [["identity"]],
    says: {
      ko: "네, 국내선과 여객선은 신분증이 있어야 타요. 미성년자는 등본이나 가족관계증명서로 대신할 수 있어요.",
      en: "Yes, domestic flights and ferries ask for identification; for minors a family register does.",
    },
    ask: { ko: "타실 회사와 가실 곳", en: "the carrier and the sight" },
  },
  {
    when: [["altitude"]],
    says: {
      ko: "2,500m부터 고산 증세가 올 수 있어요. 첫 이틀은 가볍게 보내고, 약은 의사와 상의하세요.",
      en: "Altitude sickness may come from 2,500 m on. Take the first two days slowly and ask a doctor about medicine.",
    },
    ask: { ko: "의사", en: "a doctor" },
  },
  {
    when: [["food_carried"]],
    says: {
      ko: "나라마다 들여올 수 있는 음식이 달라서 그 한도는 제 자료에 없어요. 고기·육포·소시지, 생과일, 씨앗은 거의 어디서나 막히고, 포장된 가공식품은 대개 신고하면 돼요.",
      en: "What food may be brought differs and the limits are not in my data. Meat, fresh fruit and seeds are stopped nearly everywhere; packed food mostly passes when declared.",
    },
    ask: { ko: "그 나라 세관", en: "the customs of that country" },
  },
  {
    when: [["allergy"]],
    says: {
      ko: "갈 수는 있어요. 다만 식당마다 쓰는 재료는 제 자료에 없으니 현지어로 쓴 알레르기 카드를 보이고, 상비약을 기내에 들고, 가까운 큰 병원을 알아 두세요.",
      en: "You can go, but what each kitchen uses is not in my data: show an allergy card in the local language, carry your medicine in the cabin, and know the nearest hospital.",
    },
    ask: { ko: "식당과 의사", en: "the restaurant and your doctor" },
  },
];
