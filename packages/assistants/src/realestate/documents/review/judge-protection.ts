import { CIVIL, type Finding, HOUSING, phrase, type Rule } from "./finding.ts";

function against(
  articles: readonly string[],
  fails: Finding["fails"],
  [ko, en]: readonly [string, string],
  [suggestKo, suggestEn]: readonly [string, string],
  kind: Finding["kind"] = "special_term",
): Finding {
  return {
    kind,
    risk_level: "high",
    reason: { ko, en },
    articles,
    suggestion: { ko: suggestKo, en: suggestEn },
    fails,
  };
}

const STRIKE = ["이 문장을 지운다.", "Strike this."] as const;
const NOT =
  "(?:[하받들]지\\s?(?:않|못|아니)|않기로|금지|못\\s?한다|안\\s?한다|포기|할\\s?수\\s?없|불가|제한)";

/** What keeps the tenant safe against buyers, creditors and the landlord. */
export const PROTECTION_RULES: readonly Rule[] = [
  phrase(
    new RegExp(
      `(?:전입\\s?신고|주민등록|확정일자|임차권\\s?등기|전세권(?:\\s?설정)?|보증보험).{0,16}${NOT}`,
      "u",
    ),
    against(
      [`${HOUSING}3`, `${HOUSING}3-2`, `${HOUSING}3-3`, `${HOUSING}10`],
      "tenant_protection_kept",
      [
        "전입신고·확정일자·등기를 막으면 보증금을 지킬 방법이 없어져요. 이런 약속은 효력이 없지만 계약 자체를 피하는 것이 안전해요(제3조, 제3조의2, 제10조).",
        "Without move-in report, fixed date or registration the deposit is unprotected; such a promise is void (articles 3, 3-2, 10).",
      ],
      [
        "임차인은 이사한 날 전입신고를 하고 확정일자를 받으며, 임대인은 이에 협조한다.",
        "The tenant reports the move and gets a fixed date on the day of moving; the landlord cooperates.",
      ],
    ),
    /(?:못\s?하게|막|방해).{0,10}(?:않|못)/u,
  ),
  phrase(
    /(?:근저당|담보\s?대출|저당권|담보권|대출).{0,16}(?:설정할\s?수\s?있|받을\s?수\s?있|동의한다|이의.{0,6}(?:않|없)|설정하기로)/u,
    against(
      [`${HOUSING}3-2`, `${HOUSING}3-7`],
      "tenant_protection_kept",
      [
        "임대인이 나중에 담보를 더 잡을 수 있어서, 전입신고가 효력을 내기 전(다음 날 0시)에 순위가 밀릴 수 있어요(제3조의2).",
        "The landlord may mortgage the home later; before the move-in takes effect your rank may fall (article 3-2).",
      ],
      [
        "임대인은 임차인이 전입신고를 마친 다음 날까지 새로운 담보권을 설정하지 않으며, 어기면 임차인은 계약을 해제하고 보증금과 손해를 돌려받는다.",
        "Until the day after the tenant's move-in report the landlord creates no new security; otherwise the tenant may rescind.",
      ],
    ),
  ),
  phrase(
    /(?:매매|매도|소유권|주인|임대인).{0,16}(?:변경|바뀌|이전|매각|되는|되면|될|할|하는|하면|하여|한).{0,24}(?:즉시|퇴거|명도|종료|해지|효력을\s?잃)/u,
    against(
      [`${HOUSING}3`, `${HOUSING}10`],
      "tenant_protection_kept",
      [
        "집이 팔려도 새 주인이 계약을 이어받아요. 팔리면 나가야 한다는 약속은 효력이 없어요(제3조 제4항, 제10조).",
        "A buyer takes over the lease; having to leave on a sale is void (articles 3 and 10).",
      ],
      [
        "주택이 매매되면 매수인이 이 계약의 임대인 지위를 승계한다.",
        "On a sale the buyer takes over this lease.",
      ],
      "termination",
    ),
    /승계|이어받|영향.{0,6}(?:없|않)/u,
  ),
  phrase(
    /임대인(?:은|이).{0,14}(?:언제든지?|임의로|일방적으로|사유\s?없이).{0,14}(?:해지|해제|종료|퇴거|명도)/u,
    against(
      [`${HOUSING}4`, `${HOUSING}10`],
      "termination_lawful",
      [
        "임대인이 기간 중 마음대로 끝낼 수 있게 되어 있어요. 2년이 보장되므로 효력이 없어요(제4조, 제10조).",
        "The landlord may end it at will; two years are guaranteed, so this is void (articles 4 and 10).",
      ],
      [
        "임대인은 법에서 정한 사유가 있을 때만 계약을 해지할 수 있다.",
        "The landlord may end the lease only for reasons the law names.",
      ],
      "termination",
    ),
    /않|못|없/u,
  ),
  phrase(
    /(?:1\s?회|한\s?번|1\s?기|1\s?개월|한\s?달|1\s?달|하루|1\s?일).{0,14}(?:연체|밀리|지체|미납|납부하지).{0,30}(?:해지|퇴거|명도|종료|나가)|(?:연체|미납|지체).{0,6}(?:즉시|바로).{0,10}(?:해지|퇴거|명도)/u,
    against(
      [`${CIVIL}640`, `${CIVIL}652`],
      "termination_lawful",
      [
        "두 번 치가 밀려야 해지할 수 있어요. 그보다 엄한 약속은 효력이 없어요(민법 제640조, 제652조).",
        "Only two rents in arrears allow termination; anything stricter is void (Civil Act 640, 652).",
      ],
      [
        "밀린 차임이 2기의 금액에 이르면 임대인은 계약을 해지할 수 있다.",
        "The landlord may end the lease once two rents are in arrears.",
      ],
      "termination",
    ),
  ),
  phrase(
    /(?:단전|단수|전기.{0,6}끊|수도.{0,6}끊|잠금장치|비밀번호.{0,8}(?:변경|바꾸)|출입.{0,6}(?:금지|막)|짐.{0,14}(?:처분|폐기|반출)|동산.{0,10}(?:처분|폐기))/u,
    against(
      [`${CIVIL}623`],
      "termination_lawful",
      [
        "판결 없이 단전·단수하거나 짐을 치우는 것은 허용되지 않아요. 임대인은 살 수 있는 상태를 유지해야 해요(민법 제623조).",
        "Cutting off supplies or removing belongings without a judgment is not allowed (Civil Act 623).",
      ],
      STRIKE,
      "termination",
    ),
  ),
  phrase(
    new RegExp(`(?:임대차|전월세)\\s?(?:계약\\s?)?신고.{0,10}${NOT}`, "u"),
    against(
      ["deal-report-act/6-2", "deal-report-act/28"],
      "report_made",
      [
        "신고 대상인 계약을 신고하지 않으면 100만원 이하의 과태료를 물 수 있어요(부동산 거래신고 등에 관한 법률 제28조).",
        "Leaving out a due report can cost a fine of up to one million won.",
      ],
      ["계약한 날부터 30일 안에 임대인과 임차인이 함께 신고한다.", "Both report the lease within 30 days."],
    ),
  ),
  phrase(
    /(?:납세\s?증명|체납|세금|선순위).{0,20}(?:제시하지|열람.{0,6}(?:않|거부|못)|요구하지|확인하지|공개하지)/u,
    against(
      [`${HOUSING}3-7`, `${HOUSING}10`],
      "disclosure_kept",
      [
        "임대인은 납세증명서와 확정일자 정보를 보여 줘야 해요(제3조의7).",
        "The landlord must show tax certificates and earlier deposits (article 3-7).",
      ],
      [
        "임대인은 계약할 때 납세증명서와 확정일자 부여 현황을 제시한다.",
        "The landlord shows tax certificates and fixed dates when signing.",
      ],
    ),
  ),
  phrase(/일시\s?사용/u, {
    kind: "term",
    risk_level: "medium",
    reason: {
      ko: "일시 사용으로 적으면 주택임대차보호법의 보호를 다툴 수 있어요. 실제로 사는 집이면 이 문구는 빼는 것이 안전해요(제11조).",
      en: "Calling it temporary use invites a dispute over protection (article 11).",
    },
    articles: [`${HOUSING}11`],
    suggestion: { ko: STRIKE[0], en: STRIKE[1] },
    fails: null,
  }),
];
