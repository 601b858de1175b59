import { COMMON_WORDS } from "@maru/language";

/** Words of this field that slips are mended to. */
export const VOCABULARY: readonly string[] = [
  ...COMMON_WORDS,
  ..."전세 월세 보증금 전세금 임대차 계약서 임대인 임차인 집주인 세입자 아파트 오피스텔 빌라 원룸 시세 매물 대출 금리 한도 확정일자 전입신고 대항력 우선변제권 갱신요구권 묵시적 갱신 인상 중개수수료 복비 특약 검토 작성 승인 강남구 송파구 마포구 서초구 수익률 근저당 깡통전세 전세사기 반환 해지 이사 만기 연봉 소득 상환 이자 청약 신혼부부 버팀목 디딤돌".split(
    " ",
  ),
];
