import { type Html, html } from './html.ts';
import type { Datum, Machine } from './machine.ts';
import { withWholeMeasures } from './measures.ts';
import { head, keyFigures, pictograms, type Stock, sheet } from './sheet.ts';
import { findTexts, type Words } from './words.ts';

/** All technical data of a machine in both systems, on one or two sheets. */
export function dataSheet(machine: Machine, stock: Stock): string {
  const t = findTexts(machine.language);
  return sheet(
    machine,
    'data-sheet',
    stock,
    html`<div class="opening">${head(machine, t['data-sheet'], stock)}
<div class="title"><div><p class="k">${machine.kind}</p><h1>${machine.name}</h1><p class="lead">${withWholeMeasures(machine.short, machine.language)}</p></div>
${machine.image ? html`<img src="${stock.picture(machine.image)}" alt="${machine.name}">` : null}</div></div>
${keyFigures(machine.key)}
${dataTable(machine, t)}
${pictograms(machine)}
${variantTable(machine, t)}
<p class="note">${variantNames(machine, t)}${t.reserved}</p>`,
  );
}

export function dataTable({ data }: Machine, t: Words): Html | null {
  if (data.length === 0) return null;
  return html`<h2>${t.data}</h2><table class="data"><thead><tr><th>${t.attribute}</th><th>${t.metric}</th><th>${t.imperial}</th></tr></thead>${data.map(
    ({ name, rows }) =>
      html`<tbody><tr><th colspan="3" scope="rowgroup">${name}</th></tr>${rows.map(row)}</tbody>`,
  )}</table>`;
}

function row({ name, metric, imperial }: Datum): Html {
  return imperial
    ? html`<tr><td>${name}</td><td>${metric}</td><td>${imperial}</td></tr>`
    : html`<tr><td>${name}</td><td colspan="2">${metric}</td></tr>`;
}

function variantTable({ variants }: Machine, t: Words): Html | null {
  if (!variants.some(isDifferent)) return null;
  return html`<h2>${t.variants}</h2><table><thead><tr><th>${t.variant}</th><th>${t.differs}</th></tr></thead><tbody>${variants.map(
    (variant) =>
      html`<tr><td>${titled(variant)}</td><td>${variant.data.map(differing).join('; ') || '–'}</td></tr>`,
  )}</tbody></table>`;
}

/** Variants without data of their own need no table. */
function variantNames({ variants }: Machine, t: Words): Html | null {
  if (variants.length === 0 || variants.some(isDifferent)) return null;
  return html`<b>${t.variants}${t.colon}</b> ${variants.map(titled).join(' · ')}<br>`;
}

const isDifferent = ({ data }: Machine['variants'][number]) => data.length > 0;

const titled = ({ metric, imperial }: Machine['variants'][number]) =>
  metric === imperial ? metric : `${metric} / ${imperial}`;

const differing = ({ name, metric, imperial }: Datum) =>
  `${name} ${imperial ? `${metric} (${imperial})` : metric}`;
