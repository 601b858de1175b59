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
