import { createContext, use } from 'react';

/**
 * Whether the fields below may be read only: their texts can still be selected and copied, and what is chosen is
 * shown, but nothing changes. Whatever else offers a change of a field, a picker or the buttons of a list, asks the
 * same.
 */
export const ReadOnlyContext = createContext(false);

export function useReadOnly(): boolean {
  return use(ReadOnlyContext);
}
