import { escapeXml } from '#contracts/xml-text.ts';

/** Markup that is not escaped again. */
export type Html = { html: string };

type Part = Html | string | number | null | undefined | readonly (Html | null)[];

/** Markup in which inserted values are escaped unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.map((text, index) => text + written(parts[index])).join('') };
}

function written(part: Part): string {
  if (part === null || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeXml(String(part));
  return 'html' in part ? part.html : part.map(written).join('');
}
