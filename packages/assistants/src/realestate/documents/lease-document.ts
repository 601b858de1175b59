import type { LeaseValues } from "./lease-values.ts";

/** A contract before it is written as Markdown, PDF or DOCX. Text is plain: no markup from outside gets a meaning. */
export interface LeaseDocument {
  readonly title: string;
  readonly opening: string;
  readonly tables: readonly { readonly title: string; readonly rows: readonly Row[] }[];
  readonly clauses: readonly Clause[];
  readonly special_terms: readonly string[];
  readonly closing: string;
  readonly signatures: readonly { readonly role: string; readonly rows: readonly Row[] }[];
  readonly note: string;
}
type Row = readonly [label: string, value: string];
interface Clause {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const LEASE_TITLE = "주택 임대차 계약서";

/** Our own template. Rows of fields without a value are left out; nothing is made up in their place. */
export function leaseDocument(values: LeaseValues): LeaseDocument {
  const hasRent = values.monthly_rent !== undefined && values.monthly_rent !== "없음";
  const rows = (...all: readonly (readonly [string, string | undefined])[]): readonly Row[] =>
    all.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
  return {
    title: LEASE_TITLE,
    opening: `임대인 ${values.lessor_name}(이하 "임대인")과 임차인 ${values.lessee_name}(이하 "임차인")은 아래 주택을 살 집으로 빌려주고 빌리기로 하고 다음과 같이 계약한다.`,
    tables: [
      {
        title: "빌리는 주택",
        rows: rows(
          ["주소(도로명)", values.address_road],
          ["동·호수", values.address_detail],
          ["면적", values.area],
        ),
      },
      {
        title: "보증금과 차임",
        rows: rows(
          ["보증금", values.deposit],
          ["계약금", values.down_payment],
          ["잔금", values.balance],
          ["월세", values.monthly_rent],
          ["월세 내는 날", values.monthly_rent_day],
          ["관리비", values.management_fee],
        ),
      },
      {
        title: "기간",
        rows: rows(["시작", values.start_date], ["끝", values.end_date]),
      },
    ],
    clauses: [
      {
        title: "인도와 기간",
        paragraphs: [
          `임대인은 ${values.start_date}까지 주택을 살 수 있는 상태로 임차인에게 넘긴다. 임대차 기간은 ${values.start_date}부터 ${values.end_date}까지로 한다.`,
          "기간을 2년보다 짧게 정한 경우에도 임차인은 2년을 주장할 수 있다(주택임대차보호법 제4조).",
        ],
      },
      {
        title: "보증금과 차임",
        paragraphs: [
          "임차인은 위 표의 금액을 정해진 날에 임대인에게 낸다. 임대인은 받은 즉시 영수증을 주거나 받은 사실을 확인해 준다.",
          ...(hasRent
            ? ["밀린 차임이 두 번 치 금액에 이르면 임대인은 계약을 해지할 수 있다(민법 제640조)."]
            : []),
        ],
      },
      {
        title: "정보 제시와 권리 유지",
        paragraphs: [
          "임대인은 계약할 때 확정일자 현황과 국세·지방세 납세증명서를 임차인에게 보여 주거나 열람에 동의한다(주택임대차보호법 제3조의7).",
          "임대인은 임차인이 이사와 전입신고를 마친 다음 날까지 등기부의 권리관계를 계약할 때 그대로 유지한다.",
        ],
      },
      {
        title: "사용과 수리",
        paragraphs: [
          "임차인은 주택을 주거 용도로 쓰고, 임대인의 동의 없이 다시 세를 놓거나 구조를 바꾸지 않는다(민법 제629조).",
          "임대인은 난방, 상하수도, 전기, 누수처럼 사는 데 필요한 시설을 고친다(민법 제623조). 손쉽게 바꾸는 소모품은 임차인이 맡는다. 임차인은 고칠 곳이 생기면 바로 알린다(민법 제634조).",
        ],
      },
      {
        title: "갱신과 증액",
        paragraphs: [
          "임차인은 끝나기 6개월 전부터 2개월 전까지 갱신을 요구할 수 있다(주택임대차보호법 제6조의3). 그 사이 서로 아무 말이 없으면 같은 조건으로 갱신된다(같은 법 제6조).",
          "보증금이나 차임의 증액은 계약 또는 마지막 증액 뒤 1년이 지나야 요구할 수 있고, 5%를 넘지 못한다(같은 법 제7조).",
        ],
      },
      {
        title: "계약의 해제",
        paragraphs: [
          "한쪽이 이행을 시작하기 전까지 임차인은 계약금을 포기하고, 임대인은 계약금의 두 배를 돌려주고 계약을 해제할 수 있다(민법 제565조).",
        ],
      },
      {
        title: "계약의 종료",
        paragraphs: [
          "계약이 끝나면 임차인은 주택을 원래 상태로 돌려주고, 임대인은 그와 동시에 보증금을 돌려준다(민법 제615조, 제536조). 평범하게 살면서 생긴 낡음은 임차인이 책임지지 않는다.",
          "임대인이 보증금을 돌려주지 않으면 임차인은 임차권등기명령을 신청할 수 있다(주택임대차보호법 제3조의3).",
        ],
      },
      {
        title: "신고와 다툼",
        paragraphs: [
          "신고 대상인 계약은 맺은 날부터 30일 안에 함께 신고한다(부동산 거래신고 등에 관한 법률 제6조의2).",
          "다툼이 생기면 주택임대차분쟁조정위원회에 조정을 신청할 수 있다(주택임대차보호법 제21조).",
        ],
      },
    ],
    special_terms: values.special_terms,
    closing: "이 계약을 증명하기 위해 두 통을 만들어 각자 서명 또는 날인하고 한 통씩 보관한다.",
    signatures: [
      {
        role: "임대인",
        rows: rows(
          ["성명", values.lessor_name],
          ["주소", values.lessor_address],
          ["전화", values.lessor_phone],
        ),
      },
      {
        role: "임차인",
        rows: rows(
          ["성명", values.lessee_name],
          ["주소", values.lessee_address],
          ["전화", values.lessee_phone],
        ),
      },
    ],
    note: "이 문서는 입력한 내용으로 만든 초안이며 법률 자문이 아니에요. 서명하기 전에 등기부등본과 신분증을 확인하고, 법무부 주택임대차표준계약서(주택임대차보호법 제30조)와 견주어 보세요. 상담: 대한법률구조공단 132",
  };
}
