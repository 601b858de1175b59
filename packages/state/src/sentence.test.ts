import { describe, expect, it } from "vitest";
import { object, topic } from "./sentence.ts";

describe("Korean particles", () => {
  it("[E3] the topic particle follows the last sound", () => {
    expect(topic("기간")).toBe("기간은");
    expect(topic("여행지")).toBe("여행지는");
    expect(topic("가")).toBe("가는");
    expect(topic("힣")).toBe("힣은");
  });

  it("[E3] the object particle follows the last sound", () => {
    expect(object("기간")).toBe("기간을");
    expect(object("여행지")).toBe("여행지를");
  });

  it("[E3] digits are read aloud: 영 일 이 삼 사 오 육 칠 팔 구", () => {
    const particles = [..."0123456789"].map((digit) => topic(digit).slice(1)).join("");
    expect(particles).toBe("은은는은는는은은은는");
  });

  it("[E3] Latin words close with a consonant after l, m and n", () => {
    expect(topic("email")).toBe("email은");
    expect(topic("PLAN")).toBe("PLAN은");
    expect(topic("item")).toBe("item은");
    expect(topic("city")).toBe("city는");
  });

  it("[E3] blanks at the end do not count, and nothing at all takes the open form", () => {
    expect(topic("기간 ")).toBe("기간 은");
    expect(topic("")).toBe("는");
  });
});
