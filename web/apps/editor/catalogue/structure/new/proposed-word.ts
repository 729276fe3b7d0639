import { slugOfName } from '../../new/product-slug.ts';

/** A word of a file of which a class or an attribute is made. */
export type Word = {
  readonly name: string;
  readonly label?: string | null;
  readonly values?: readonly string[];
  readonly guess?: { readonly isText: boolean; readonly unit: string | null };
};

/** For what is made without a file; most attributes are measured. */
export const noWord: Word = { name: '', guess: { isText: false, unit: null } };

/** The name that a file gives a word: what stands beside its number, without the unit in a heading. */
export function proposedName({ name, label }: Pick<Word, 'name' | 'label'>): string {
  const written = (label?.trim() || name).trim();
  return written.replace(/\s*(?:\[[^\]]*\]|\([^)]*\))$/, '') || written;
}

/** The key that a name suggests: `Länge (max.)` → `lange_max`. */
export function keyOfName(name: string): string {
  return slugOfName(name)
    .replaceAll('-', '_')
    .replace(/^[0-9_]+/, '')
    .slice(0, 61)
    .replace(/_+$/, '');
}

/** Whether a text can be the key of an attribute. */
export function isAttributeKey(text: string): boolean {
  return /^[a-z][a-z0-9_]{0,60}$/.test(text);
}
