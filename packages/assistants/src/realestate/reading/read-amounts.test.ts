import { describe, expect, it } from "vitest";
import { readAmounts } from "./read-amounts.ts";
import { readTopics } from "./read-topics.ts";

const 억 = 100_000_000;
const 만 = 10_000;
const read = (text: string) => readAmounts(text, readTopics(text, null));

describe("what a lease was and what it shall be", () => {
  it.each([
    ["전세금 3억을 10억으로 올려달래", { previous_deposit: 3 * 억, new_deposit: 10 * 억 }],
    ["전세 3억에서 3억 3천으로 올려달라는데", { previous_deposit: 3 * 억, new_deposit: 3.3 * 억 }],
    ["3억 전세인데 3억 2천으로 인상하자고 해요", { previous_deposit: 3 * 억, new_deposit: 3.2 * 억 }],
    ["월세 100인데 110으로 올려달래", { previous_rent: 100 * 만, new_rent: 110 * 만 }],
    ["월세 70만원을 80만원으로 올리겠대요", { previous_rent: 70 * 만, new_rent: 80 * 만 }],
    ["3억인데 3천 올려달래", { previous_deposit: 3 * 억, new_deposit: 3.3 * 억 }],
    ["전세 2억인데 집주인이 1500만원 올려달라고 해", { previous_deposit: 2 * 억, new_deposit: 2.15 * 억 }],
    ["3억에 살고 있는데 2천 더 달라고 해", { previous_deposit: 3 * 억, new_deposit: 3.2 * 억 }],
    ["월세 70에 10만원 올려달래", { previous_rent: 70 * 만, new_rent: 80 * 만 }],
    [
      "보증금 3천에 월세 80인데 보증금 3500에 85로 올려달라는데",
      { previous_deposit: 3000 * 만, previous_rent: 80 * 만, new_deposit: 3500 * 만, new_rent: 85 * 만 },
    ],
    [
      "보증금 5000에 월세 60인데 월세를 65로 올린대",
      { previous_deposit: 5000 * 만, previous_rent: 60 * 만, new_rent: 65 * 만 },
    ],
    [
      "보증금 5억 전세를 3억으로 낮추고 나머지는 월세로 바꾸면",
      { previous_deposit: 5 * 억, new_deposit: 3 * 억 },
    ],
    ["전세 2억을 보증금 5천에 월세로 돌리면?", { previous_deposit: 2 * 억, new_deposit: 5000 * 만 }],
    [
      "2억 전세를 5천에 70으로 바꾸재",
      { previous_deposit: 2 * 억, new_deposit: 5000 * 만, new_rent: 70 * 만 },
    ],
    [
      "보증금 1억 월세 30을 보증금 5천 월세 60으로 바꾸자는데",
      { previous_deposit: 1 * 억, previous_rent: 30 * 만, new_deposit: 5000 * 만, new_rent: 60 * 만 },
    ],
    ["보증금 1억을 월세 50만원으로 바꾸자는데", { previous_deposit: 1 * 억, new_rent: 50 * 만 }],
  ])("%s", (text, expected) => {
    const { deposit: _deposit, rent: _rent, ...change } = read(text);
    expect(change).toEqual(expected);
  });

  it.each([
    ["전세 3억이면 얼마까지 올릴 수 있어?", { deposit: 3 * 억 }],
    ["보증금 1억 월세 50인데 5% 올리면?", { deposit: 1 * 억, rent: 50 * 만 }],
    ["월세 60만원을 전세로 바꾸면?", { rent: 60 * 만 }],
  ])("«%s» says what it is, and no change", (text, expected) => expect(read(text)).toEqual(expected));
});

describe("amounts that are no lease", () => {
  it.each([
    ["연봉 6천에 5억짜리 집 사려는데 대출 얼마까지 돼?", { income: 6000 * 만, price: 5 * 억 }],
    [
      "집값 4억, 근저당 1억2천, 전세 2억5천이면 위험해?",
      { price: 4 * 억, senior_debt: 1.2 * 억, deposit: 2.5 * 억 },
    ],
    ["3억 5천 대출 4.5% 30년이면 매달 얼마 내?", { loan_amount: 3.5 * 억 }],
    [
      "How much can I borrow? Income 80 million won, 1 billion won apartment in Seoul",
      { income: 8000 * 만, price: 10 * 억 },
    ],
    [
      "Is a deposit of 250 million won safe if the home is worth 400 million won with a mortgage of 120 million won?",
      { deposit: 2.5 * 억, price: 4 * 억, senior_debt: 1.2 * 억 },
    ],
    ["마포구에서 5억 이하 오피스텔 매매 찾아줘", { maximum_price: 5 * 억 }],
  ])("%s", (text, expected) => expect(read(text)).toEqual(expected));
});
