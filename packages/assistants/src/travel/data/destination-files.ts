import bali from "./destinations/bali.json" with { type: "json" };
import bangkok from "./destinations/bangkok.json" with { type: "json" };
import barcelona from "./destinations/barcelona.json" with { type: "json" };
import bohol from "./destinations/bohol.json" with { type: "json" };
import boracay from "./destinations/boracay.json" with { type: "json" };
import budapest from "./destinations/budapest.json" with { type: "json" };
import busan from "./destinations/busan.json" with { type: "json" };
import cebu from "./destinations/cebu.json" with { type: "json" };
import chiangMai from "./destinations/chiang-mai.json" with { type: "json" };
import daLat from "./destinations/da-lat.json" with { type: "json" };
import daNang from "./destinations/da-nang.json" with { type: "json" };
import danyang from "./destinations/danyang.json" with { type: "json" };
import fukuoka from "./destinations/fukuoka.json" with { type: "json" };
import gangneung from "./destinations/gangneung.json" with { type: "json" };
import guam from "./destinations/guam.json" with { type: "json" };
import gyeongju from "./destinations/gyeongju.json" with { type: "json" };
import hakodate from "./destinations/hakodate.json" with { type: "json" };
import hanoi from "./destinations/hanoi.json" with { type: "json" };
import hoChiMinh from "./destinations/ho-chi-minh.json" with { type: "json" };
import hongKong from "./destinations/hong-kong.json" with { type: "json" };
import honolulu from "./destinations/honolulu.json" with { type: "json" };
import istanbul from "./destinations/istanbul.json" with { type: "json" };
import jeju from "./destinations/jeju.json" with { type: "json" };
import jeonju from "./destinations/jeonju.json" with { type: "json" };
import kagoshima from "./destinations/kagoshima.json" with { type: "json" };
import kaohsiung from "./destinations/kaohsiung.json" with { type: "json" };
import kotaKinabalu from "./destinations/kota-kinabalu.json" with { type: "json" };
import kualaLumpur from "./destinations/kuala-lumpur.json" with { type: "json" };
import kumamoto from "./destinations/kumamoto.json" with { type: "json" };
import kyoto from "./destinations/kyoto.json" with { type: "json" };
import london from "./destinations/london.json" with { type: "json" };
import losAngeles from "./destinations/los-angeles.json" with { type: "json" };
import macau from "./destinations/macau.json" with { type: "json" };
import manila from "./destinations/manila.json" with { type: "json" };
import matsuyama from "./destinations/matsuyama.json" with { type: "json" };
import nagoya from "./destinations/nagoya.json" with { type: "json" };
import namhae from "./destinations/namhae.json" with { type: "json" };
import newYork from "./destinations/new-york.json" with { type: "json" };
import nhaTrang from "./destinations/nha-trang.json" with { type: "json" };
import okinawa from "./destinations/okinawa.json" with { type: "json" };
import osaka from "./destinations/osaka.json" with { type: "json" };
import paris from "./destinations/paris.json" with { type: "json" };
import phuQuoc from "./destinations/phu-quoc.json" with { type: "json" };
import phuket from "./destinations/phuket.json" with { type: "json" };
import prague from "./destinations/prague.json" with { type: "json" };
import qingdao from "./destinations/qingdao.json" with { type: "json" };
import rome from "./destinations/rome.json" with { type: "json" };
import saipan from "./destinations/saipan.json" with { type: "json" };
import sapporo from "./destinations/sapporo.json" with { type: "json" };
import seoul from "./destinations/seoul.json" with { type: "json" };
import shanghai from "./destinations/shanghai.json" with { type: "json" };
import singapore from "./destinations/singapore.json" with { type: "json" };
import sokcho from "./destinations/sokcho.json" with { type: "json" };
import sydney from "./destinations/sydney.json" with { type: "json" };
import taipei from "./destinations/taipei.json" with { type: "json" };
import takamatsu from "./destinations/takamatsu.json" with { type: "json" };
import tokyo from "./destinations/tokyo.json" with { type: "json" };
import tongyeong from "./destinations/tongyeong.json" with { type: "json" };
import vienna from "./destinations/vienna.json" with { type: "json" };
import yeosu from "./destinations/yeosu.json" with { type: "json" };

/** The files as they are, by id. A new destination is its file, its import and its name in this record. */
export const destinationFiles: Readonly<Record<string, unknown>> = {
  bali,
  bangkok,
  barcelona,
  bohol,
  boracay,
  budapest,
  busan,
  cebu,
  "chiang-mai": chiangMai,
  "da-lat": daLat,
  "da-nang": daNang,
  danyang,
  fukuoka,
  gangneung,
  guam,
  gyeongju,
  hakodate,
  hanoi,
  "ho-chi-minh": hoChiMinh,
  "hong-kong": hongKong,
  honolulu,
  istanbul,
  jeju,
  jeonju,
  kagoshima,
  kaohsiung,
  "kota-kinabalu": kotaKinabalu,
  "kuala-lumpur": kualaLumpur,
  kumamoto,
  kyoto,
  london,
  "los-angeles": losAngeles,
  macau,
  manila,
  matsuyama,
  nagoya,
  namhae,
  "new-york": newYork,
  "nha-trang": nhaTrang,
  okinawa,
  osaka,
  paris,
  "phu-quoc": phuQuoc,
  phuket,
  prague,
  qingdao,
  rome,
  saipan,
  sapporo,
  seoul,
  shanghai,
  singapore,
  sokcho,
  sydney,
  taipei,
  takamatsu,
  tokyo,
  tongyeong,
  vienna,
  yeosu,
};
