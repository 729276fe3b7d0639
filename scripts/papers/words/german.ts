import type { Words } from './english.ts';

export const german: Words = {
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
  colon: ':',
  contact:
    'Fragen Sie unsere Prozessingenieure: info@group.example · +41\u00a041\u00a0555\u00a001\u00a000. Antwort innerhalb von 24 Stunden.',
};
