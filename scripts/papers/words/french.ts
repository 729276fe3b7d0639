import type { Words } from './english.ts';

export const french: Words = {
  'data-sheet': 'Fiche technique',
  brochure: 'Brochure',
  declaration: 'Déclaration de conformité',
  manual: 'Notice d’instructions',
  extract: 'Extrait',
  edition: 'Édition de novembre 2025',
  reserved:
    'Les données techniques peuvent évoluer avec le développement. Les valeurs de l’autre système de mesure sont converties et arrondies.',
  data: 'Données techniques',
  attribute: 'Caractéristique',
  metric: 'Métrique',
  imperial: 'Impérial',
  steps: 'Opérations possibles',
  highlights: 'Points forts',
  variants: 'Variantes',
  variant: 'Variante',
  differs: 'Différences',
  colon: '\u00a0:',
  contact:
    'Interrogez nos ingénieurs procédés\u00a0: info@group.example · +41\u00a041\u00a0555\u00a001\u00a000. Nous répondons sous 24 heures.',
};
