/** What papers say besides the catalogue. */
const english = {
  'data-sheet': 'Data sheet',
  brochure: 'Brochure',
  declaration: 'Declaration of conformity',
  manual: 'Operating manual',
  extract: 'Extract',
  edition: 'Edition of November 2025',
  reserved:
    'Technical data may change with development. Values in the other system are converted and rounded.',
  data: 'Technical data',
  attribute: 'Property',
  metric: 'Metric',
  imperial: 'Imperial',
  steps: 'Processing steps',
  highlights: 'Highlights',
  variants: 'Variants',
  variant: 'Variant',
  differs: 'Differs in',
  contact:
    'Ask our process engineers: info@group.example · +41 41 555 01 00. A question is answered within 24 hours.',
  wire: 'Wire',
  process: 'Process',
  performance: 'Performance',
  equipment: 'Equipment',
  test: 'Testing and measuring',
  control: 'Control',
  supply: 'Supply',
  environment: 'Environment',
  installation: 'Installation',
};

export type Words = typeof english;

const german: Words = {
  'data-sheet': 'Datenblatt',
  brochure: 'Broschüre',
  declaration: 'Konformitätserklärung',
  manual: 'Betriebsanleitung',
  extract: 'Auszug',
  edition: 'Ausgabe November 2025',
  reserved:
    'Technische Daten können sich mit der Entwicklung ändern. Werte im anderen Masssystem sind umgerechnet und gerundet.',
  data: 'Technische Daten',
  attribute: 'Eigenschaft',
  metric: 'Metrisch',
  imperial: 'Imperial',
  steps: 'Bearbeitungsschritte',
  highlights: 'Besonderheiten',
  variants: 'Varianten',
  variant: 'Variante',
  differs: 'Abweichend',
  contact:
    'Fragen Sie unsere Prozessingenieure: info@group.example · +41 41 555 01 00. Antwort innerhalb von 24 Stunden.',
  wire: 'Leitung',
  process: 'Prozess',
  performance: 'Leistung',
  equipment: 'Ausrüstung',
  test: 'Prüfen und Messen',
  control: 'Steuerung',
  supply: 'Versorgung',
  environment: 'Umgebung',
  installation: 'Aufstellung',
};

const words: Readonly<Record<string, Words>> = { en: english, de: german };

export const paperLanguages = Object.keys(words);

export const wordsIn = (language: string): Words => words[language] ?? english;
