import type { Editor } from '../editor.ts';

/** What editors call a theme: one that is named after the product is called as its site is. */
export function themeName({ themes }: Pick<Editor, 'themes'>, key: string, name: unknown): string {
  const site = name === '{product}' ? themes.find((theme) => theme.key === key)?.name : undefined;
  return site ?? String(name ?? '');
}
