import type { ReportProblem } from '../problem.ts';
import { inherited } from '../xml/walk-xml.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import type { Part } from './unit-parts.ts';

type Languages = { srcLang: string; trgLang: string | undefined };

/** On what the source and target of each part must agree, with each other and with the document. */
export function checkSegments(parts: readonly Part[], languages: Languages, report: ReportProblem): void {
  for (const { element, source, target } of parts) {
    const { state, subState } = element.attributes;
    if (subState !== undefined && state === undefined)
      report('missing-attribute', element.line, { element: 'segment', attribute: 'state' });
    if (state !== undefined && state !== 'initial' && !target)
      report('state-without-target', element.line, { state });
    if (source) expectLanguage(source, languages.srcLang, report);
    if (!target) continue;
    if (languages.trgLang === undefined)
      report('missing-attribute', target.line, { element: 'xliff', attribute: 'trgLang' });
    else expectLanguage(target, languages.trgLang, report);
    if (source && getSpace(source) !== getSpace(target)) report('space', target.line);
  }
  checkOrder(parts, report);
}

/** `xml:lang` may be narrower than the document's language: `de-CH` for `de`. */
function expectLanguage(text: XmlElement, expected: string, report: ReportProblem): void {
  const language = inherited(text, 'xml:lang');
  if (language !== undefined && !isWithin(language, expected))
    report('language', text.line, { element: text.name, value: language, expected });
}

export function isWithin(language: string, expected: string): boolean {
  return `${language.toLowerCase()}-`.startsWith(`${expected.toLowerCase()}-`);
}

function getSpace(text: XmlElement): string {
  return inherited(text, 'xml:space') ?? 'default';
}

/** 4.3.1.26: explicit and implicit positions together give each position once. */
function checkOrder(parts: readonly Part[], report: ReportProblem): void {
  const taken = new Map<number, number>();
  if (!parts.some(({ target }) => target?.attributes.order)) return;
  for (const [index, { target }] of parts.entries()) {
    if (!target) continue;
    const place = Number(target.attributes.order ?? index + 1);
    if (place > parts.length || taken.has(place)) report('order', target.line, { order: String(place) });
    taken.set(place, index);
  }
}
