import bali from "./destinations/bali.json" with { type: "json" };
import bangkok from "./destinations/bangkok.json" with { type: "json" };
import boracay from "./destinations/boracay.json" with { type: "json" };
import cebu from "./destinations/cebu.json" with { type: "json" };
import chiangMai from "./destinations/chiang-mai.json" with { type: "json" };
import daNang from "./destinations/da-nang.json" with { type: "json" };
import fukuoka from "./destinations/fukuoka.json" with { type: "json" };
import hanoi from "./destinations/hanoi.json" with { type: "json" };
import hoChiMinh from "./destinations/ho-chi-minh.json" with { type: "json" };
import hongKong from "./destinations/hong-kong.json" with { type: "json" };
import kaohsiung from "./destinations/kaohsiung.json" with { type: "json" };
import kyoto from "./destinations/kyoto.json" with { type: "json" };
import macau from "./destinations/macau.json" with { type: "json" };
import manila from "./destinations/manila.json" with { type: "json" };
import nagoya from "./destinations/nagoya.json" with { type: "json" };
import nhaTrang from "./destinations/nha-trang.json" with { type: "json" };
import okinawa from "./destinations/okinawa.json" with { type: "json" };
import osaka from "./destinations/osaka.json" with { type: "json" };
import phuket from "./destinations/phuket.json" with { type: "json" };
import sapporo from "./destinations/sapporo.json" with { type: "json" };
import singapore from "./destinations/singapore.json" with { type: "json" };
import taipei from "./destinations/taipei.json" with { type: "json" };
import tokyo from "./destinations/tokyo.json" with { type: "json" };

/** The files as they are, by id. A new destination is its file, its import and its name in this record. */
export const destinationFiles: Readonly<Record<string, unknown>> = {
  bali,
  bangkok,
  boracay,
  cebu,
  "chiang-mai": chiangMai,
  "da-nang": daNang,
  fukuoka,
  hanoi,
  "ho-chi-minh": hoChiMinh,
  "hong-kong": hongKong,
  kaohsiung,
  kyoto,
  macau,
  manila,
  nagoya,
  "nha-trang": nhaTrang,
  okinawa,
  osaka,
  phuket,
  sapporo,
  singapore,
  taipei,
  tokyo,
};
