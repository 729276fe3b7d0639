import type { Words } from './english.ts';

/** Brazilian Portuguese, as on the site. */
export const portuguese: Words = {
  'data-sheet': 'Ficha técnica',
  brochure: 'Folheto',
  declaration: 'Declaração de conformidade',
  manual: 'Manual de instruções',
  extract: 'Extrato',
  edition: 'Edição de novembro de 2025',
  reserved:
    'Os dados técnicos podem mudar com o desenvolvimento. Os valores do outro sistema de medidas foram convertidos e arredondados.',
  data: 'Dados técnicos',
  attribute: 'Característica',
  metric: 'Métrico',
  imperial: 'Imperial',
  steps: 'Processos possíveis',
  highlights: 'Destaques',
  variants: 'Variantes',
  variant: 'Variante',
  differs: 'Diferenças',
  colon: ':',
  contact:
    'Pergunte aos nossos engenheiros de processos: info@group.example · +41\u00a041\u00a0555\u00a001\u00a000. Respondemos em até 24 horas.',
};
