/**
 * `address`: a path on the site, or a full address. `domain`: a host, or host/slug. `holiday`: `12-25` of each year,
 * or `2027-03-26`. `productName`: an identifier of the product back end.
 */
export type TextFormat =
  | 'slug'
  | 'email'
  | 'phone'
  | 'path'
  | 'address'
  | 'domain'
  | 'timeZone'
  | 'holiday'
  | 'productName'
  | 'colour'
  | 'typefaceFile';

/** The rules that the declaration of a text may set. */
export type TextBounds = {
  required: boolean;
  maxLength: number;
  lines: 'one' | 'many';
  /** Checked by the server only. */
  format?: TextFormat;
};

type Params = Record<string, string | number>;
type TextRule = {
  /** What the message of a violation refers to; undefined: the text follows the rule. */
  check: (text: string, bounds: TextBounds) => Params | undefined;
  /** In English, for people who import files; editors read the message `problem.<code>`. */
  sentence: (params: Params) => string;
};

/**
 * The rules of every text, by the code of the problem. The check in forms and on the server, the code and its English
 * sentence follow. A draft that breaks one may be saved, but not published.
 */
export const textRules = {
  tooLong: {
    check: ({ length }, { maxLength }) => (length > maxLength ? { length, most: maxLength } : undefined),
    sentence: ({ length, most }) => `is ${length} characters long, at most ${most} fit`,
  },
  notOneLine: {
    check: (text, { lines }) => (lines === 'one' && /[\r\n]/.test(text) ? {} : undefined),
    sentence: () => 'must be one line',
  },
} as const satisfies Record<string, TextRule>;

export type TextRuleCode = keyof typeof textRules;
export const textRuleCodes = Object.keys(textRules) as TextRuleCode[];

/** The first rule that the text breaks; undefined: it breaks none. */
export function brokenTextRule(
  text: string,
  bounds: TextBounds,
): { code: TextRuleCode; params: Params } | undefined {
  for (const code of textRuleCodes) {
    const rule: TextRule = textRules[code];
    const params = rule.check(text, bounds);
    if (params) return { code, params };
  }
  return undefined;
}
