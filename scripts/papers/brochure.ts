import { html } from './html.ts';
import type { Machine } from './machine.ts';
import { head, highlights, keyFigures, pictograms, type Stock, sheet } from './sheet.ts';
import { findTexts } from './words.ts';

/** A brochure about the use of a machine, on two sheets. */
export function brochure(machine: Machine, stock: Stock): string {
  const t = findTexts(machine.language);
  const picture = machine.image ?? machine.scene;
  return sheet(
    machine,
    'brochure',
    stock,
    html`<div class="poster">${head(machine, t.brochure, stock)}
<p class="k">${machine.kind}</p><h1>${machine.name}</h1><p class="l">${machine.short}</p>
${picture ? html`<img class="machine" src="${stock.picture(picture)}" alt="${machine.name}">` : null}
${keyFigures(machine.key)}</div>
<div class="story">${machine.paragraphs.map((text) => html`<p>${text}</p>`)}</div>
${highlights(machine)}
${pictograms(machine)}
<p class="contact">${t.contact}</p>`,
  );
}
