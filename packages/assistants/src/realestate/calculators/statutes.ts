import type { Source } from "../ports.ts";

/** The rules that calculations rest on, with the day they took effect. */
export const INCREASE_CAP: Source = {
  name: "주택임대차보호법 제7조",
  as_of: "2020-07-31",
  url: "https://www.law.go.kr/법령/주택임대차보호법/제7조",
};
export const CONVERSION_CAP: Source = {
  name: "주택임대차보호법 제7조의2",
  as_of: "2016-11-30",
  url: "https://www.law.go.kr/법령/주택임대차보호법/제7조의2",
};
export const CONVERSION_RATES: Source = {
  name: "주택임대차보호법 시행령 제9조",
  as_of: "2020-09-29",
  url: "https://www.law.go.kr/법령/주택임대차보호법시행령/제9조",
};
export const IMPLIED_RENEWAL: Source = {
  name: "주택임대차보호법 제6조",
  as_of: "2020-12-10",
  url: "https://www.law.go.kr/법령/주택임대차보호법/제6조",
};
export const IMPLIED_TERMINATION: Source = {
  name: "주택임대차보호법 제6조의2",
  as_of: "2009-08-09",
  url: "https://www.law.go.kr/법령/주택임대차보호법/제6조의2",
};
export const RENEWAL_RIGHT: Source = {
  name: "주택임대차보호법 제6조의3",
  as_of: "2020-07-31",
  url: "https://www.law.go.kr/법령/주택임대차보호법/제6조의3",
};
export const OPPOSING_POWER: Source = {
  name: "주택임대차보호법 제3조",
  as_of: "2015-07-01",
  url: "https://www.law.go.kr/법령/주택임대차보호법/제3조",
};
export const PRIORITY: Source = {
  name: "주택임대차보호법 제3조의2",
  as_of: "2016-12-01",
  url: "https://www.law.go.kr/법령/주택임대차보호법/제3조의2",
};
export const BROKER_FEE: Source = {
  name: "공인중개사법 시행규칙 제20조 별표 1",
  as_of: "2021-10-19",
  url: "https://www.law.go.kr/법령/공인중개사법시행규칙/제20조",
};
export const OFFICETEL_FEE: Source = {
  name: "공인중개사법 시행규칙 제20조 별표 2",
  as_of: "2021-10-19",
  url: "https://www.law.go.kr/법령/공인중개사법시행규칙/제20조",
};
export const SHOP_RENEWAL: Source = {
  name: "상가건물 임대차보호법 제10조",
  as_of: "2018-10-16",
  url: "https://www.law.go.kr/법령/상가건물임대차보호법/제10조",
};
export const SHOP_INCREASE_CAP: Source = {
  name: "상가건물 임대차보호법 제11조",
  as_of: "2020-09-29",
  url: "https://www.law.go.kr/법령/상가건물임대차보호법/제11조",
};
export const SHOP_CONVERSION_CAP: Source = {
  name: "상가건물 임대차보호법 제12조",
  as_of: "2014-01-01",
  url: "https://www.law.go.kr/법령/상가건물임대차보호법/제12조",
};
export const SHOP_SCOPE: Source = {
  name: "상가건물 임대차보호법 시행령 제2조",
  as_of: "2019-04-02",
  url: "https://www.law.go.kr/법령/상가건물임대차보호법시행령/제2조",
};
export const LEASE_REPORT: Source = {
  name: "부동산 거래신고 등에 관한 법률 시행령 제4조의3",
  as_of: "2021-06-01",
  url: "https://www.law.go.kr/법령/부동산거래신고등에관한법률시행령/제4조의3",
};
export const OTHER_FEE: Source = {
  name: "공인중개사법 시행규칙 제20조 제4항",
  as_of: "2021-10-19",
  url: "https://www.law.go.kr/법령/공인중개사법시행규칙/제20조",
};
