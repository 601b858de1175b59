/**
 * What travellers speak of, by the words for it. A form that begins with `^` begins a word; any other may stand within
 * one. Data: who needs another word for the same thing adds it here.
 */
export const TRAVEL_CONCEPTS = {
  // What may be taken along
  liquid: "액체,물티슈,샴푸,고추장,간장,liquid,gel",
  battery: "배터리,보조 배터리,보조배터리,파워뱅크,power bank,batter",
  medicine: "^약 ,약은,약을,복용약,처방,인슐린,에피펜,주사,혈압약,medicine,insulin,epipen,prescription",
  drone: "드론,drone",
  alcohol: "^술 ,술은,소주,양주,와인,위스키,사케,면세주,alcohol,liquor,whisky",
  tobacco: "담배,전자담배,아이코스,tobacco,cigarette,vape",
  duty_free: "면세,관세,세관,신고해야,duty free,duty-free,customs",
  food_carried:
    "반입,싸가,싸 가,소시지,육포,김치,과일,씨앗,고춧가루,홍삼,감재,감자,반찬,원두,컵라면,망고,들고 와,사 와도,사와도,사올",
  baggage:
    "수하물,위탁,캐리어,짐 ,짐은,짐이,짐도,키로,kg,화물,박스,들고 타,baggage,luggage,carry-on,checked bag",
  luggage_kept:
    "짐 맡,짐을 맡,짐은 맡,짐도 맡,짐은 어디,짐 어디,짐 보관,짐은 보관,물품 보관,물품보관,코인락커,코인라커,코인 락커,체크아웃하고 짐,체크아웃 후 짐,체크아웃 뒤 짐,leave our bags,leave my bags,luggage storage,left luggage",
  gear: "장비,자전거,골프채,서핑보드,스키,낚싯대,낚시대,악기,bike,bicycle,surfboard,golf club",
  // Who travels
  pregnant: "임산부,임신,만삭,pregnan,임부",
  infant: "아기,유아,돌쟁이,개월,애기,두살,infant,baby,toddler,유모차,stroller",
  child_fare: "소아,아이 표,애도 표,아동,어린이 요금,어린이도,child fare",
  minor: "미성년,미자,고딩끼리,고등학생끼리,친구끼리 미성년,minor",
  senior: "경로,노인,어르신,국가유공자,senior",
  wheelchair: "휠체어,wheelchair,보행기,목발",
  pet: "강아지,반려,강쥐,멍멍이,고양이,댕댕이,안내견,\\bpet\\b",
  emergency:
    "응급차,구급차,앰뷸런스,긴급번호,긴급 번호,긴급전화,긴급 전화,응급번호,응급 번호,몇번에 전화,몇 번에 전화,몇번으로 전화,몇 번으로 전화,emergency number,ambulance",
  stopover: "^경유,^환승,^트랜짓,^들러서,stopover,layover,transit",
  ticket: "^표 ,표를,표도,표 사,좌석,fare,ticket",
  // Papers
  visa: "비자,무비자,\\bvisa,esta,eta ,k-eta,입국 조건,입국조건",
  passport: "여권,passport",
  identity: "신분증,등본,주민등록,identity card,\\bid card",
  refund: "취소하면,취소 수수료,취소수수료,환불,위약금,변경 수수료,refund,cancellation",
  insurance: "보험,insurance",
  licence: "운전면허,국제면허,국제운전,면허,driving licen",
  diving: "다이빙,스쿠버,diving,scuba",
  altitude: "고산,고산병,altitude",
  // The table
  halal: "할랄,halal",
  vegan: "비건,채식,vegan,vegetarian",
  allergy: "알레르기,알러지,allerg",
  seafood: "해산물,생선,seafood",
  meal: "맛집,식당,음식점,점심,저녁 어디,아침 식사,밥집,뭐 먹,뭘 먹,먹을 데,먹을데,먹을 거,먹을거,restaurant,where to eat",
  cafe: "카페,커피,cafe,coffee",
  gift: "선물,기념품,사다주,사다 주,특산,gift,souvenir",
  // The day
  rain_plan: "비오면,비 오면,비가 오면,비 와도,비와도,우천,태풍 오면,if it rains",
  temperature: "몇 도,몇도,기온,영하,춥,추워,추울,더워,더울,옷,temperature,cold,how hot,what to wear",
  rain: "비 와,비와,비 오,비오,강수,우기,장마,건기,rain",
  weather: "날씨,기후,weather",
  sunset: "일몰,노을,해 지,해지는,해 져,sunset",
  sunrise: "일출,해돋이,해 뜨,해뜨,해 떠,몇시에 해떠,sunrise",
  moon: "보름,초승달,그믐,달빛,월령,\\bmoon",
  lunar: "음력,lunar",
  weekday: "무슨 요일,무슨요일,요일이,which day of the week,what day",
  days_until: "며칠 남,몇일 남,디데이,d-day,며칠 뒤,how many days left",
  nights_asked:
    "몇 박,몇박,며칠이 좋,며칠이면,1박으로,2박으로,3박으로,하루로 충분,how many nights,how long should",
  time_zone: "시차,현지 몇 시,현지시간,현지 시간,한국 시간,time zone,time difference",
  holiday: "공휴일,휴일,연휴,대체휴무,holiday",
  // Ways
  duration_asked: "얼마나 걸,몇 분,몇분,몇 시간,몇시간,걸려,걸리,소요,이동시간,how long,금방",
  distance: "얼마나 멀,몇 키로,몇키로,몇 km,거리가,거리는,가까운가,가까워,멀어,먼가,how far",
  walking: "걷,걸어,걸어서,도보,많이걷,걸음,계단,언덕,오르막,무릎,walk,stairs,hill",
  last_ride: "막차,마지막 차,마지막 기차,마지막 배,첫차,첫배,끊겨,끊기,last train,last bus",
  timetable: "시간표,몇 시에 있,몇시에 있,몇시꺼,배 시간,기차 시간,버스 시간,timetable",
  taxi: "택시,그랩,우버,taxi,grab",
  train: "기차,열차,ktx,srt,신칸센,train",
  bus: "버스,고속버스,리무진,\\bbus",
  ferry: "배로,배편,여객선,페리,크루즈,배는,ferry",
  airport_way: "공항에서,공항까지,시내까지,시내로,공항버스,from the airport,into town",
  flight_time: "비행시간,비행 시간,비행기 얼마나,몇 시간 타,몇시간 타,flight time",
  parking: "주차,parking",
  rental: "렌트,렌터카,rental car,rent a car",
  // Attributes of a place
  hours:
    "몇 시까지,몇시까지,몇 시에 열,몇시에 열,몇 시에 여,몇시에 여,문 열,문열,문여,영업,쉬는 날,쉬나,쉬지,휴무,휴관,주말만,opening hours,open on,closed on",
  fee: "입장료,요금,얼마야,얼마예요,얼마에요,비싸,가격,값이,값은,무료,공짜,entrance fee,how much",
  // Money
  total: "총액,합계,총 얼마,다 해서,다해서,전부 얼마,모두 얼마,총비용,총 비용,총합,final amount,total,in all",
  per_person: "인당,1인,일인당,한 사람,각자,한명당,한 명당,per person,each",
  per_day: "하루에 얼마,하루 얼마,하루당,하루 평균,per day",
  left: "남아,남는,남은,남나,남지,left over,remaining",
  flights: "항공권,비행기 값,비행기값,비행기표,항공료,항공,비행기,flight",
  stay: "숙소,호텔,숙박,방값,리조트,민박,게하,hotel,lodging,accommodation",
  food_cost: "식비,밥값,food cost",
  ride_cost: "교통비,차비,local transport",
  entry_cost: "입장권,체험비,입장료,activities cost",
  without: "빼고,제외,빼면,말고,없이,안 하면,without,excluding",
  enough:
    "되나,될까,돼,되겠,충분,부족,모자라,무리,빠듯,가능,괜찮,넘나,초과,안에 되,enough,possible,too much,tight",
  budget: "예산,돈,만원,만 원,회비,비용,경비,budget",
  cut: "뭐 빼,뭘 빼,뭐 줄,뭘 줄,무엇을 줄,줄이면,줄일,아낄,아끼,절약,더 싸게,더 저렴,낮추,cheaper,save money,cut",
  difference: "차이,더 들,더 드,얼마나 더,추가금,추가로,줄어,싸져,싸지,difference,extra cost,how much more",
  dearest: "제일 비싼,가장 비싼,가장 많이,뭐가 제일 비,most expensive",
  split: "나누면,나눠,나눠서,n분의,엔분의,1/n,더치,정산,얼마씩,split",
  why: "왜,이유,어째서,근거,why,how come",
  how_made: "어떻게 나온,어떻게 계산,뭘로 계산,무슨 기준,환율 몇,how did you",
  // What is weighed
  better:
    "나아,나을,낫,나음,어느 쪽,어느쪽,어디가 좋,뭐가 좋,뭐가 나,추천,골라,어느 게,좋을까,better,which one,recommend",
  safety: "안전,위험,치안,무서,safe,danger",
  tip: "팁 ,팁은,팁을,팁문화,tipping",
  money_local: "환전,환율,현금,카드 되,카드되,카드 돼,카드로,달러,엔화,currency,cash,exchange",
  plug: "콘센트,플러그,어댑터,돼지코,전압,110v,220v,plug,voltage",
  phone: "유심,이심,로밍,와이파이,데이터 되,esim,sim card,roaming,wifi",
  language: "영어 돼,영어 되,영어로,한국어 되,한국말,말이 통,speak english,speak korean",
  children: "애들,아이들,아이랑,애랑,아이가,꼬마,손주,kids,children",
  indoor: "실내,indoor",
  hospital: "병원,응급실,의료,약국,hospital,pharmacy",
  pool: "수영장,풀장,pool",
  breakfast: "조식,breakfast",
  facility: "엘리베이터,주방,세탁기,전자렌지,욕조,오션뷰,바다뷰,뷰 ,흡연,elevator,kitchen,washing machine",
  ready: "준비물,챙길,챙겨,짐 뭐,뭐 챙,packing,what to bring",
  next_step: "이제 뭐,다음엔 뭐,더 할일,더 할 일,뭘 먼저,무엇부터,어떡해,what next,next step",
  booked_live: "예약됐,예약 가능,빈방,빈 방,자리 있,남은 자리,매진,운항하,뜨나,열렸나,availability,sold out",
} as const;

export type TravelConcept = keyof typeof TRAVEL_CONCEPTS;
