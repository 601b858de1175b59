/** Names of things that open doors. Written without separators; a key matches when its last words say one of these. */
const CREDENTIALS = new Set([
  ...["password", "passwd", "passphrase", "passcode", "pwd", "pincode", "pinnumber", "otp"],
  ...[
    "apikey",
    "accesskey",
    "secretkey",
    "privatekey",
    "signingkey",
    "encryptionkey",
    "masterkey",
    "authkey",
  ],
  ...["secret", "token", "accesstokens", "refreshtokens", "authtokens", "apitokens", "sessiontokens", "jwt"],
  ...["authorization", "credential", "cookie", "bearer", "connectionstring", "databaseurl", "dburl", "dsn"],
]);

/** Names of things that belong to a person. */
const PERSONAL = new Set([
  ...["userid", "loginid", "personalinfo", "personalinformation", "personaldata", "personaldetail", "pii"],
  ...["financialinfo", "financialinformation", "financialdata", "financialdetail", "contactinfo"],
  ...["ssn", "socialsecuritynumber", "rrn", "residentnumber", "residentregistrationnumber", "nationalid"],
  ...["passport", "passportnumber", "passportno", "driverlicense", "driverslicense", "licensenumber"],
  ...["phone", "phonenumber", "phoneno", "telephone", "tel", "mobilephone", "mobilenumber", "cellphone"],
  ...["email", "emailaddress", "mailaddress", "homeaddress", "birthdate", "birthday", "dateofbirth", "dob"],
  ...[
    "bankaccount",
    "accountnumber",
    "accountno",
    "iban",
    "cardnumber",
    "cardno",
    "creditcard",
    "cvc",
    "cvv",
  ],
]);

const KOREAN_CREDENTIAL = /(?:비밀번호|비번|패스워드|암호|비밀키|인증키|인증번호|접근토큰)$/;
const KOREAN_PERSONAL =
  /(?:주민등록번호|주민번호|외국인등록번호|여권번호|면허번호|연락처|전화|전화번호|휴대폰|핸드폰|휴대폰번호|핸드폰번호|이메일|이메일주소|메일주소|계좌|계좌번호|카드번호|생년월일|개인정보|금융정보|신용정보)$/;

/** Written without any word boundary these still mean what they say. */
const UNMISTAKABLE =
  /(?:password|passwd|apikey|secretkey|privatekey|accesstoken|authorization|credentials?)$/;
/** Words after the name that do not make it harmless: `password_hash`, `phone_number_raw`. */
const QUALIFIER =
  /^(?:\d+|number|no|value|text|string|raw|hash|hashed|encrypted|plain|old|new|current|confirm|confirmation|header|list|map|json)$/;
const QUESTION = /^(?:is|has|needs|requires|supports)(?=[A-Z_.\s-])/;

/**
 * Whether a value under this key must be hidden, by its name alone: any case, any separators, singular or plural.
 * What is merely said about such a value (`token_count`, `has_password`) is not sensitive.
 */
export function isSensitiveKey(key: string): boolean {
  const name = normalise(key);
  return isCredentialKey(name) || isNamed(name, PERSONAL) || KOREAN_PERSONAL.test(hangulOf(name));
}

/** Whether it is a password, key or token, rather than something about a person. */
export function isCredentialKey(key: string): boolean {
  const name = normalise(key);
  return isNamed(name, CREDENTIALS) || KOREAN_CREDENTIAL.test(hangulOf(name));
}

/** Nobody's property names are longer; the end is what decides. */
const LONGEST = 120;
const ASCII = /^[ -~]*$/;

function normalise(key: string): string {
  const end = key.slice(-LONGEST);
  return ASCII.test(end) ? end : end.normalize("NFKC");
}

function hangulOf(name: string): string {
  return ASCII.test(name) ? "" : name.replace(/[^가-힣]/g, "");
}

const SOME_NAME = new RegExp([...CREDENTIALS, ...PERSONAL].join("|"));

function isNamed(name: string, known: ReadonlySet<string>): boolean {
  if (!SOME_NAME.test(name.toLowerCase().replace(/[^a-z]/g, ""))) return false;
  // In prose ("is your password: …") the first word is not part of the name.
  if (!name.includes(" ") && QUESTION.test(name)) return false;
  const spelled = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/([A-Z])([A-Z][a-z])/g, "$1 $2");
  return endsWithName(wordsOf(name), known) || (spelled !== name && endsWithName(wordsOf(spelled), known));
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
}

function endsWithName(words: string[], known: ReadonlySet<string>): boolean {
  for (;;) {
    if (hasNamedEnding(words, known)) return true;
    if (!QUALIFIER.test(words.pop() ?? "")) return false;
  }
}

function hasNamedEnding(words: readonly string[], known: ReadonlySet<string>): boolean {
  let ending = "";
  for (const word of words.toReversed()) {
    ending = word + ending;
    // Tokens in the plural are counted, not kept: max_tokens, prompt_tokens.
    if (known.has(ending) || (ending !== "tokens" && ending.endsWith("s") && known.has(ending.slice(0, -1))))
      return true;
  }
  return known === CREDENTIALS && UNMISTAKABLE.test(ending);
}
