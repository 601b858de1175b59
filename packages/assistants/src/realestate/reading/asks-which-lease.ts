const CHOOSES =
  /뭐가|뭘|어느|어떤(?:게|쪽|거)|나은|나아|나을|낫|유리|이득|좋을까|좋아|좋나|비교|손해|싼(?:거|가|지|편)|저렴|선택|고를|골라|better|cheaper|compare|which|should\s?i|rather|prefer/iu;
/** Two amounts with a word between them that sets the one beside the other. */
const BESIDE =
  /\d[^?!.]{0,14}(?:이랑|랑|하고|와|과|vs|보다|아니면|이냐|냐|또는|혹은|or|versus|than)[^?!.]{0,26}\d/iu;

/** «전세 2억이랑 5천에 60 중에 뭐가 나아?»: two leases that are set beside each other to choose from. */
export function asksWhichLease(text: string): boolean {
  const squeezed = text.replaceAll(/\s+/gu, "");
  return (
    CHOOSES.test(squeezed) &&
    BESIDE.test(squeezed) &&
    /전세|월세|반전세|보증금|jeonse|rent|deposit/iu.test(squeezed) &&
    !/복비|중개|수수료|대출(?:상품|한도|추천|비교|얼마)|집값|매매|올려|올리|인상|fee|worth/iu.test(squeezed)
  );
}
