import { CIVIL, phrase, type Rule } from "./finding.ts";

const ALL = "(?:모든|일체|전부|전액|모두|대소|어떠한|크고\\s?작은|제반)";
const WORK = "(?:수리|수선|하자|보수|고장|파손)";

export const REPAIR_RULES: readonly Rule[] = [
  phrase(
    new RegExp(
      `${ALL}.{0,10}${WORK}.{0,30}임차인|임차인.{0,20}${ALL}.{0,10}${WORK}|${WORK}.{0,10}${ALL}.{0,16}임차인|임차인.{0,16}${WORK}.{0,10}${ALL}|(?:보일러|누수|배관|난방|구조|방수|결로|곰팡이|동파|노후).{0,24}임차인(?:이|의|은)?.{0,10}(?:부담|책임|비용|수리)`,
      "u",
    ),
    {
      kind: "repair",
      risk_level: "high",
      reason: {
        ko: "큰 수리까지 임차인에게 넘기고 있어요. 사는 데 필요한 수리는 임대인의 의무이고(민법 제623조), 특약으로도 작은 수리만 넘기는 것으로 보는 것이 보통이에요.",
        en: "Even major repairs are put on the tenant; upkeep is the landlord's duty (Civil Act 623), and such terms are usually read as small repairs only.",
      },
      articles: [`${CIVIL}623`, `${CIVIL}652`],
      suggestion: {
        ko: "난방, 상하수도, 전기, 누수 등 주요 시설은 임대인이 고치고, 전구 등 소모품은 임차인이 바꾼다.",
        en: "The landlord repairs heating, plumbing, wiring and leaks; the tenant replaces consumables.",
      },
      fails: "repairs_by_landlord",
    },
    /임차인의?\s?(?:고의|과실|잘못|귀책)/u,
  ),
  phrase(
    /(?:도배|장판|벽지|신축|입주\s?당시|새것).{0,24}(?:새로|교체|원상|복구|부담|상태)/u,
    {
      kind: "repair",
      risk_level: "medium",
      reason: {
        ko: "평범하게 살면서 생긴 낡음까지 되돌리게 할 수 있어요. 원상회복은 통상의 마모를 빼고 보는 것이 보통이에요(민법 제615조, 제654조).",
        en: "It may make the tenant undo ordinary wear, which restoration usually leaves out (Civil Act 615, 654).",
      },
      articles: [`${CIVIL}615`, `${CIVIL}654`],
      suggestion: {
        ko: "임차인은 통상의 사용으로 생긴 마모를 빼고 원래 상태로 돌려준다.",
        en: "The tenant restores the home except for ordinary wear.",
      },
      fails: null,
    },
    /임대인(?:이|의|은|측)?\s?(?:.{0,12}\s)?(?:부담|비용|교체|시공)/u,
  ),
  phrase(/(?:필요비|유익비|부속물).{0,20}(?:포기|청구하지|청구할\s?수\s?없|않)/u, {
    kind: "repair",
    risk_level: "medium",
    reason: {
      ko: "쓴 비용을 돌려받을 권리를 포기하게 돼요. 부속물매수청구권의 포기는 효력이 없어요(민법 제626조, 제646조, 제652조).",
      en: "The tenant gives up repayment of expenses; giving up the fixtures' purchase is void (Civil Act 626, 646, 652).",
    },
    articles: [`${CIVIL}626`, `${CIVIL}646`, `${CIVIL}652`],
    suggestion: {
      ko: "임차인이 쓴 필요비는 임대인이 바로 갚는다.",
      en: "The landlord repays necessary expenses at once.",
    },
    fails: null,
  }),
];
