import type { Words } from './english.ts';

export const spanish: Words = {
  'data-sheet': 'Hoja de datos',
  brochure: 'Folleto',
  declaration: 'Declaración de conformidad',
  manual: 'Manual de instrucciones',
  extract: 'Extracto',
  edition: 'Edición de noviembre de 2025',
  reserved:
    'Los datos técnicos pueden cambiar con el desarrollo. Los valores del otro sistema de medida están convertidos y redondeados.',
  data: 'Datos técnicos',
  attribute: 'Característica',
  metric: 'Métrico',
  imperial: 'Imperial',
  steps: 'Procesos posibles',
  highlights: 'Puntos destacados',
  variants: 'Variantes',
  variant: 'Variante',
  differs: 'Diferencias',
  colon: ':',
  contact:
    'Pregunte a nuestros ingenieros de procesos: info@group.example · +41\u00a041\u00a0555\u00a001\u00a000. Respondemos en un plazo de 24 horas.',
};
