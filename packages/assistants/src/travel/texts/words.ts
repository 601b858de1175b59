import { dateInSeoul, weekdayOf } from "@maru/language";
import { destinationNames } from "../data/destinations.ts";
import { spokenWon, won } from "../money.ts";
import { koreanDate } from "../prices/korean-day.ts";
import type { TravelStyle } from "../shapes.ts";
import type { Language } from "./language.ts";

/** Amounts, dates and names, as a sentence of each language says them. */
export interface Words {
  readonly money: (amount: number) => string;
  /** The short way people say an amount. */
  readonly amount: (amount: number) => string;
  readonly date: (date: string) => string;
  /** With the year, for what is kept. */
  readonly fullDate: (date: string) => string;
  /** A date with its time in Seoul, from ISO 8601. */
  readonly moment: (at: string) => string;
  readonly month: (month: number) => string;
  readonly nights: (nights: number) => string;
  readonly people: (people: number) => string;
  readonly city: (name: string) => string;
  readonly style: (style: TravelStyle) => string;
  readonly plan: (letter: string) => string;
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function timeInSeoul(at: string): string {
  return new Date(Date.parse(at) + 9 * 3_600_000).toISOString().slice(11, 16);
}

function englishDate(date: string): string {
  const month = MONTHS[Number(date.slice(5, 7)) - 1]?.slice(0, 3);
  return `${WEEKDAYS[weekdayOf(date) - 1]}, ${month} ${Number(date.slice(8, 10))}`;
}

const STYLES: Readonly<Record<TravelStyle, string>> = {
  관광: "sightseeing",
  맛집: "food",
  쇼핑: "shopping",
  휴양: "relaxing",
  액티비티: "activities",
  문화: "culture",
  자연: "nature",
  역사: "history",
};

export const WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    money: won,
    amount: spokenWon,
    date: koreanDate,
    fullDate: (date) => `${date.slice(0, 4)}년 ${koreanDate(date)}`,
    moment: (at) => `${koreanDate(dateInSeoul(at))} ${timeInSeoul(at)}`,
    month: (month) => `${month}월`,
    nights: (nights) => `${nights}박 ${nights + 1}일`,
    people: (people) => `${people}명`,
    city: (name) => name,
    style: (style) => style,
    plan: (letter) => `${letter}안`,
  },
  en: {
    money: (amount) => `${amount.toLocaleString("en-US")} won`,
    amount: (amount) =>
      amount >= 1_000_000 && amount % 10_000 === 0
        ? `${amount / 1_000_000} million won`
        : `${amount.toLocaleString("en-US")} won`,
    date: englishDate,
    fullDate: (date) => `${englishDate(date)}, ${date.slice(0, 4)}`,
    moment: (at) => `${englishDate(dateInSeoul(at))} ${timeInSeoul(at)} (Seoul)`,
    month: (month) => MONTHS[month - 1] ?? "",
    nights: (nights) => (nights === 1 ? "1 night" : `${nights} nights`),
    people: (people) => (people === 1 ? "1 person" : `${people} people`),
    city: (name) => destinationNames.find(({ names }) => names.ko === name)?.names.en ?? name,
    style: (style) => STYLES[style],
    plan: (letter) => `Plan ${letter}`,
  },
};
