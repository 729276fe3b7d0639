/** A text by language as somebody reads it: in his language, else as it is in all, in English, in any. */
export function pickText(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts[''] ?? texts.en ?? Object.values(texts)[0] ?? '';
}
