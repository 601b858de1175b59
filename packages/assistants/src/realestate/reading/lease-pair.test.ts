import { expect, it } from "vitest";
import { readAmounts } from "./read-amounts.ts";

it("reads a deposit and a rent that are said without a unit", () => {
  expect(readAmounts("4억 오피스텔 사서 2천에 120 월세 놓으면", ["roi"])).toMatchObject({
    price: 400_000_000,
    deposit: 20_000_000,
    rent: 1_200_000,
  });
  expect(readAmounts("500에 40 사는데 집주인이 45 부름", ["increase"])).toMatchObject({
    previous_deposit: 5_000_000,
    previous_rent: 400_000,
    new_rent: 450_000,
  });
});

it("takes neither floors nor years nor sizes for a rent", () => {
  for (const text of ["3억에 20년", "5억에 40평", "1000에 12층"])
    expect(readAmounts(text, ["market"]).rent).toBeUndefined();
});

it("reads the pair behind the word for a deposit, and only the rent where the deposit is half said", () => {
  expect(
    readAmounts("보증금 천에 70 사는데 보증금은 그대로 두고 월세를 75 내래요", ["increase"]),
  ).toMatchObject({ previous_deposit: 10_000_000, previous_rent: 700_000, new_rent: 750_000 });
  const half = readAmounts("5에 40인데 40을 44로 올려달래", ["increase"]);
  expect(half).toMatchObject({ previous_rent: 400_000, new_rent: 440_000 });
  expect(half.deposit).toBeUndefined();
});

it("reads what is paid in a year, and the price of a home that is only named", () => {
  expect(readAmounts("기존 대출로 1년에 원리금 480만원씩 갚고 있어요", ["loan_limit"])).toMatchObject({
    debt_payments: 4_800_000,
  });
  expect(readAmounts("연봉 7천이고 서울 8억짜리 집이야", ["loan_payment"])).toMatchObject({
    price: 800_000_000,
  });
});
