import { dataTable } from './data-sheet.ts';
import { type Html, html } from './html.ts';
import { isInstrument } from './instrument.ts';
import { findInstrumentWords } from './instrument-manual-words.ts';
import type { Machine, Section } from './machine.ts';
import { findManualWords } from './manual-words.ts';
import { head, type Stock, sheet } from './sheet.ts';
import { findTexts } from './words.ts';

/** The extract of a manual that is needed before a machine is switched on for the first time. */
export function manual(machine: Machine, stock: Stock): string {
  const t = findTexts(machine.language);
  const m = {
    ...findManualWords(machine.language),
    ...(isInstrument(machine) ? findInstrumentWords(machine.language) : {}),
  };
  return sheet(
    machine,
    'manual',
    stock,
    html`${head(machine, t.extract, stock)}<p class="k">${t.manual}</p><h1>${machine.name}</h1><p class="lead">${m.about}</p>
<h2>${m.safety}</h2><p class="warning"><b>${m.warning}</b></p><ul>${listed(m.safetyRules)}</ul>
<h2>${m.use}</h2><p>${machine.short}</p><p>${m.useText}</p>
<h2>${m.start}</h2><ol>${listed(m.startSteps)}</ol>
<h2>${m.faults}</h2>${table([m.message, m.cause, m.remedy], m.faultRows)}
<h2>${m.care}</h2>${table([m.interval, m.work], m.careRows)}
<p class="note">${m.help}</p>
${dataTable({ ...machine, data: machine.data.filter(isForStart) }, t)}`,
  );
}

/** The sections needed to place, connect and load a machine; the data sheet has the rest. */
const forStart = ['wire', 'process', 'test', 'supply', 'environment', 'installation'];
const isForStart = ({ key }: Section) => forStart.includes(key);

const listed = (entries: readonly string[]) => entries.map((entry) => html`<li>${entry}</li>`);

function table(heads: readonly string[], rows: readonly (readonly string[])[]): Html {
  return html`<table><thead><tr>${heads.map((text) => html`<th>${text}</th>`)}</tr></thead><tbody>${rows.map(
    (cells) => html`<tr>${cells.map((text) => html`<td>${text}</td>`)}</tr>`,
  )}</tbody></table>`;
}
