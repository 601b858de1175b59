import { describe, expect, it } from "vitest";
import { reviewContract } from "../review-contract.ts";

const first = (text: string) => reviewContract(text, "shop").clauses[0];

describe("clauses of a shop's lease", () => {
  it.each([
    ["임차인은 계약 종료 시 권리금을 일절 주장할 수 없다.", "shop-lease-act/10-4"],
    ["임차인은 갱신요구권을 포기한다.", "shop-lease-act/10"],
    ["차임은 매년 10% 인상한다.", "shop-lease-act/11"],
    ["임차인이 1회라도 차임을 연체하면 즉시 해지한다.", "shop-lease-act/10-8"],
    ["보증금은 다음 임차인이 들어오면 반환한다.", "shop-lease-act/9"],
  ])("are judged by the act for shops: %s", (text, article) => {
    expect(first(text)?.risk_level).toBe("high");
    expect(first(text)?.articles).toContain(article);
    expect(first(text)?.articles.some((id) => id.startsWith("housing"))).toBe(false);
  });

  it.each([
    "임대인은 임차인의 권리금 회수를 방해하지 않는다.",
    "차임은 1년 뒤 5% 이내에서 협의하여 인상한다.",
    "밀린 차임이 3기에 이르면 임대인은 계약을 해지할 수 있다.",
  ])("are fine where they keep it: %s", (text) => {
    expect(first(text)?.risk_level).toBe("low");
  });
});
