/** The families for headings and for text, as the style sheet names them; null: the style sheet's own. */
type Faces = { readonly display: string | null; readonly text: string | null };

/** The typefaces that a theme can use. */
export const typefaces = {
  archivo: { display: null, text: null },
  inter: { display: 'Inter', text: null },
  system: { display: 'system-ui', text: 'system-ui' },
  /** With an uploaded file of the company's own. */
  own: { display: 'Company', text: 'Company' },
} as const satisfies Record<string, Faces>;

export type Typeface = keyof typeof typefaces;
export const typefaceNames = ['archivo', 'inter', 'system', 'own'] as const satisfies readonly Typeface[];

export function isTypeface(name: string | undefined): name is Typeface {
  return name !== undefined && Object.hasOwn(typefaces, name);
}
