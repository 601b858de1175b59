/** Files and answers in the shape of the ministry's, with made-up deals. */
export const LEASE_CSV = [
  '"□ 본 서비스에서 제공하는 정보는 법적인 효력이 없으므로 참고용으로만 활용하시기 바랍니다."',
  '"■ 검색조건"',
  '"계약일자 : 20261001 ~ 20261031"',
  '"실거래구분 : 아파트(전월세)"',
  '"시도 : 서울특별시"',
  '""',
  '"NO","시군구","번지","본번","부번","단지명","전월세구분","전용면적(㎡)","계약년월","계약일","보증금(만원)","월세금(만원)","층","건축년도","도로명","계약기간","계약구분","갱신요구권 사용","종전계약 보증금(만원)","종전계약 월세(만원)","주택유형"',
  '"1","서울특별시 강남구 역삼동","1-2","0001","0002","한결아파트","전세","84.93","202610","5","90,000","0","12","2004","테헤란로 1","202611~202811","갱신","사용","88,000","0","아파트"',
  '"2","서울특별시 강남구 역삼동","1-2","0001","0002","한결""2차""아파트, 1동","월세","59.8","202610","17","10,000","250","3","2004","테헤란로 1","-","신규","-","","","아파트"',
  '"3","경기도 성남시 분당구 정자동","7","0007","0000","너울아파트","전세","84.5","202610","2","65,000","0","-1","1995","","-","-","-","","","아파트"',
  '"4","서울특별시 강남구 역삼동","1-2","0001","0002","한결아파트","전세","84.93","202613","5","90,000","0","12","2004","","","","","","",""',
].join("\r\n");

export const SALE_CSV = [
  '"실거래구분 : 연립/다세대(매매)"',
  "NO,시군구,번지,건물명,전용면적(㎡),계약년월,계약일,거래금액(만원),층,건축년도,해제사유발생일,거래유형",
  '1,서울특별시 마포구 공덕동,3-1,도담빌라,42.5,202609,11,"35,000",2,2010,-,중개거래',
  '2,서울특별시 마포구 공덕동,3-1,도담빌라,42.5,202609,12,"99,000",2,2010,20261002,중개거래',
  '3,세종특별자치시 나성동,9,여울빌라,59.1,202609,30,"41,500",4,2018,-,직거래',
].join("\n");

interface LeaseItem {
  readonly name: string;
  readonly deposit: string;
  readonly rent?: string;
  readonly day?: number;
}

export function leaseXml(month: string, items: readonly LeaseItem[], total = items.length): string {
  const rows = items.map(
    ({ name, deposit, rent = "0", day = 3 }) =>
      `<item><aptNm>${name}</aptNm><buildYear>2004</buildYear><contractTerm>26.11~28.11</contractTerm><contractType>갱신</contractType><dealDay>${day}</dealDay><dealMonth>${Number(month.slice(4))}</dealMonth><dealYear>${month.slice(0, 4)}</dealYear><deposit>${deposit}</deposit><excluUseAr>84.93</excluUseAr><floor>12</floor><jibun>1-2</jibun><monthlyRent>${rent}</monthlyRent><preDeposit>88,000</preDeposit><preMonthlyRent>0</preMonthlyRent><sggCd>11680</sggCd><umdNm>역삼동</umdNm><useRRRight>사용</useRRRight></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><response><header><resultCode>000</resultCode><resultMsg>OK</resultMsg></header><body><items>${rows.join("")}</items><numOfRows>1000</numOfRows><pageNo>1</pageNo><totalCount>${total}</totalCount></body></response>`;
}

export const SALE_XML = `<response><header><resultCode>000</resultCode></header><body><items>
<item><aptNm>새빛&amp;숲</aptNm><cdealType> </cdealType><dealAmount>182,000</dealAmount><dealDay>9</dealDay><dealMonth>10</dealMonth><dealYear>2026</dealYear><excluUseAr>59.8</excluUseAr><floor>7</floor><jibun>12</jibun><sggCd>11680</sggCd><umdNm>개포동</umdNm></item>
<item><aptNm>새빛&amp;숲</aptNm><cdealDay>26.10.20</cdealDay><cdealType>O</cdealType><dealAmount>250,000</dealAmount><dealDay>9</dealDay><dealMonth>10</dealMonth><dealYear>2026</dealYear><excluUseAr>59.8</excluUseAr><floor>7</floor><jibun>12</jibun><sggCd>11680</sggCd><umdNm>개포동</umdNm></item>
</items><totalCount>2</totalCount></body></response>`;

export function gatewayError(code: string): string {
  return `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>X</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`;
}

/** In the encoding of the ministry's downloads, which the platform can only decode. */
export function inEucKr(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((character) => EUC_KR.get(character) ?? character.charCodeAt(0)));
}

const EUC_KR: ReadonlyMap<string, readonly number[]> = new Map(
  Array.from({ length: 94 * 94 }, (_, index) => {
    const pair = [0xa1 + Math.floor(index / 94), 0xa1 + (index % 94)];
    return [new TextDecoder("euc-kr").decode(Uint8Array.from(pair)), pair] as const;
  }),
);
