import type { Editor } from '../editor.ts';

/** The name of a theme for editors: one named after the product has its site's name. */
export function themeName({ themes }: Pick<Editor, 'themes'>, key: string, name: unknown): string {
  const site = name === '{product}' ? themes.find((theme) => theme.key === key)?.name : undefined;
  return site ?? String(name ?? '');
}
