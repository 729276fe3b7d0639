/** Picks a text for a reader: in their language, or else the text for all languages, in English, in any. */
export function pickText(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts[''] ?? texts.en ?? Object.values(texts)[0] ?? '';
}
