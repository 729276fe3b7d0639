import { type Html, html } from './html.ts';
import { isInstrument } from './instrument.ts';
import type { Machine } from './machine.ts';
import { formatPostalAddress, getMaker, type Maker } from './makers.ts';
import { head, type Stock, sheet } from './sheet.ts';
import { findTexts } from './words.ts';

type Rules = { directives: readonly (keyof typeof subjects)[]; standards: readonly string[] };

/** The subjects of the directives. */
const subjects = {
  '2006/42/EC': { en: 'Machinery', de: 'Maschinen' },
  '2014/35/EU': { en: 'Low voltage', de: 'Niederspannung' },
  '2014/30/EU': { en: 'Electromagnetic compatibility', de: 'Elektromagnetische Verträglichkeit' },
  '2011/65/EU': { en: 'Hazardous substances (RoHS)', de: 'Gefährliche Stoffe (RoHS)' },
};

const machinery: Rules = {
  directives: ['2006/42/EC', '2014/30/EU', '2011/65/EU'],
  standards: [
    'EN ISO 12100:2010',
    'EN ISO 13849-1:2023',
    'EN 60204-1:2018',
    'EN IEC 61000-6-2:2019',
    'EN IEC 61000-6-4:2019',
  ],
};
const instruments: Rules = {
  directives: ['2014/35/EU', '2014/30/EU', '2011/65/EU'],
  standards: ['EN 61010-1:2010', 'EN IEC 61326-1:2021', 'EN IEC 63000:2018'],
};
const laser = ['EN 60825-1:2014', 'EN ISO 11553-1:2020'];

const hasLaser = ({ steps }: Machine) => steps.some(({ slug }) => slug.includes('laser'));

type Texts = {
  intro: string;
  manufacturer: string;
  product: string;
  serials: string;
  serial: string;
  directives: string;
  standards: string;
  file: string;
  closing: string;
};

const texts: Record<'en' | 'de', Texts> = {
  en: {
    intro:
      'The manufacturer declares under sole responsibility that the product named below meets the essential requirements of the directives listed.',
    manufacturer: 'Manufacturer',
    product: 'Product',
    serials: 'Serial numbers',
    serial: 'from 2024 on; the full declaration with the serial number is delivered with the machine',
    directives: 'Directives',
    standards: 'Harmonised standards applied',
    file: 'Technical file',
    closing:
      'Changes to the product that are not agreed with the manufacturer end the validity of this declaration.',
  },
  de: {
    intro:
      'Der Hersteller erklärt in alleiniger Verantwortung, dass das unten genannte Produkt die grundlegenden Anforderungen der aufgeführten Richtlinien erfüllt.',
    manufacturer: 'Hersteller',
    product: 'Produkt',
    serials: 'Seriennummern',
    serial: 'ab 2024; die vollständige Erklärung mit Seriennummer liegt der Maschine bei',
    directives: 'Richtlinien',
    standards: 'Angewandte harmonisierte Normen',
    file: 'Technische Unterlagen',
    closing:
      'Änderungen am Produkt, die nicht mit dem Hersteller abgestimmt sind, beenden die Gültigkeit dieser Erklärung.',
  },
};

/** The declaration of conformity of a machine, without its serial number. */
export function declaration(machine: Machine, stock: Stock): string {
  const language = machine.language === 'de' ? 'de' : 'en';
  const t = findTexts(language);
  const s = texts[language];
  const maker = getMaker(machine.brand);
  const address = formatPostalAddress(maker, language);
  const rules = isInstrument(machine) ? instruments : machinery;
  const standards = hasLaser(machine) ? [...rules.standards, ...laser] : rules.standards;
  const directives = rules.directives.map(
    (directive) => `${named(directive, language)} ${subjects[directive][language]}`,
  );
  return sheet(
    machine,
    'declaration',
    stock,
    html`${head(machine, t.extract, stock)}<p class="k">${machine.kind}</p><h1>${t.declaration}</h1><p class="lead">${s.intro}</p>
<dl class="facts"><dt>${s.manufacturer}</dt><dd>${address}</dd><dt>${s.product}</dt><dd>${machine.kind} ${machine.name}</dd><dt>${s.serials}</dt><dd>${s.serial}</dd><dt>${s.directives}</dt><dd>${listed(directives)}</dd><dt>${s.standards}</dt><dd>${listed(standards)}</dd><dt>${s.file}</dt><dd>${address}</dd></dl>
<p>${s.closing}</p>${signature(maker, language)}`,
  );
}

const named = (directive: string, language: 'en' | 'de') =>
  language === 'de' ? directive.replace('/EC', '/EG') : directive;

const listed = (entries: readonly string[]): Html => html`${entries.map((entry) => html`${entry}<br>`)}`;

function signature({ signs, role, address }: Maker, language: 'en' | 'de'): Html {
  const place = address.split(', ')[1]?.replace(/^[A-Z\d-]+ /, '');
  return html`<p>${place}, ${language === 'de' ? '3. November 2025' : '3 November 2025'}</p><p class="signature">${signs}<br><small>${role[language]}</small></p>`;
}
