import { type Html, html } from './html.ts';
import { isEastAsian } from './plan.ts';

/** `0.13～2.5 mm²`, `8 至 120 mm`, `24 个` */
const measure = /(\d[\d.,]*(?:(?:～| 至 )[\d.,]*\d)?(?: (?:[A-Za-z²³/]+|\p{Script=Han}))?)/u;

/** Prevents line breaks within measures: Chinese and Japanese break at nearly every character. */
export function withWholeMeasures(text: string, language: string): Html {
  if (!isEastAsian(language)) return html`${text}`;
  return html`${text
    .split(measure)
    .map((part, index) => (index % 2 === 1 ? html`<span class="measure">${part}</span>` : html`${part}`))}`;
}
