import type { ReactNode } from 'react';
import { ReadOnlyContext } from '#web/design/form/read-only.ts';

/**
 * Words of the edited language. Who may open a page in it may write them, also where what all languages share may be
 * read only (0118).
 */
export function LanguageWords({ children }: { children: ReactNode }) {
  return <ReadOnlyContext value={false}>{children}</ReadOnlyContext>;
}
