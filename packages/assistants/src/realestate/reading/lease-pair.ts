/**
 * «500에 40», «천에 50», «2천에 120», «1억5천에 80»: deposit and rent as people say them, without a unit. Not «5억에 40평»,
 * «1000에 3년».
 */
export const LEASE_PAIR =
  /(?<![\d.,]|월세\s?)(\d{3,4}|(?<![가-힣])천|\d{1,2}천(?:\s?\d{3})?|\d{1,2}억(?:\s?\d천)?)\s?에\s?(?:월세?\s?)?(\d{2,4})(?:만\s?원?)?(?!\d|[.,]\d|월(?!세)|살(?!고|면|아)|[일호동시분번건세]|\s?(?:년|개월|층|평|㎡|%|프로|퍼센트|억|천|명))/u;

/**
 * «3에 50 사는데»: the deposit may be three hundred or three thousand 만원, so only the rent is certain.
 */
export const HALF_SAID_PAIR =
  /(?<![\d.,가-힣])\d{1,2}\s?에\s?(\d{2,3})(?:만\s?원?)?(?=\s?(?:인데|이고|이야|이에요|사는|살고|살아|살면|내고|내는|짜리|계약|월세))/gu;
