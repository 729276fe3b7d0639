import type { Drawing } from '#web/design/process-icon/drawing.ts';
import { hasDrawing, processDrawings } from '#web/design/process-icon/process-drawings.ts';
import { type Html, html } from './html.ts';
import type { Datum, Machine } from './machine.ts';
import { formatPostalAddress, getMaker } from './makers.ts';
import type { PaperType } from './plan.ts';
import { findTexts, getTitle } from './words.ts';

/** The addresses of the files that documents use. */
export type Stock = { styles: readonly string[]; picture: (file: string) => string };

/** The regional varieties of the languages. */
const varieties: Readonly<Record<string, string>> = { de: 'de-CH', pt: 'pt-BR', zh: 'zh-CN' };

/** A complete document: its head, its foot and the body between them. */
export function sheet(machine: Machine, type: PaperType, stock: Stock, body: Html): string {
  const t = findTexts(machine.language);
  const address = formatPostalAddress(getMaker(machine.brand), machine.language);
  const title = getTitle(type, machine.name, machine.language);
  return html`<!doctype html>
<html lang="${varieties[machine.language] ?? machine.language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
${stock.styles.map((address) => html`<link rel="stylesheet" href="${address}">`)}
<style>@page { @bottom-left { content: "${address} · ${title} · ${t.edition}" } }</style>
</head>
<body class="product ${type}">
${body}
</body>
</html>
`.html;
}

/** The brand, and the kind of document. */
export function head(machine: Machine, kind: string, stock: Stock): Html {
  return html`<header><img src="${stock.picture(`brand-${machine.brand}.svg`)}" alt="${getMaker(machine.brand).name}"><p>${kind}</p></header>`;
}

export function pictograms({ steps, language }: Machine): Html {
  return html`<h2>${findTexts(language).steps}</h2><ul class="steps">${steps.map(({ slug, name }) => html`<li>${pictogram(slug)}${name}</li>`)}</ul>`;
}

function pictogram(slug: string): Html | null {
  if (!hasDrawing(slug)) return null;
  const { solid, wires, second, over, lines, tool }: Drawing = processDrawings[slug];
  const part = (name: string, path: string | undefined) =>
    path ? html`<path class="${name}" d="${path}"/>` : null;
  return html`<svg viewBox="0 0 48 48" aria-hidden="true">${part('solid', solid)}${part('wire', wires)}${part('second', second)}${part('wire', over)}${part('lines', lines)}${part('tool', tool)}</svg>`;
}

/** Large figures, with the other system's value below. */
export function keyFigures(data: readonly Datum[]): Html | null {
  if (data.length === 0) return null;
  return html`<div class="kf">${data.map(({ name, metric, imperial }) => html`<p><b>${metric}</b><span>${name}</span>${imperial ? html`<small>${imperial}</small>` : null}</p>`)}</div>`;
}

export function highlights({ highlights: all, language }: Machine): Html | null {
  if (all.length === 0) return null;
  return html`<h2>${findTexts(language).highlights}</h2><div class="highlights">${all.map(({ name, text }) => html`<div><h3>${name}</h3><p>${text}</p></div>`)}</div>`;
}
