import { createContext, type FormEvent, use, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** The fields that were changed since their form was sent, by id: what was wrong with them is no longer said. */
export const MendedContext = createContext(none);

/** The error of a field, until the field is changed. */
export function useUnmended(id: string, error: string | undefined): string | undefined {
  return use(MendedContext).has(id) ? undefined : error;
}

/** What a form keeps for its `MendedContext`: `onInput` notes a changed field, `forget` is for when it is sent. */
export function useMendedFields() {
  const [mended, setMended] = useState(none);
  const onInput = ({ target }: FormEvent) => {
    const shown = (target as Element).closest('[data-invalid]')?.querySelector('[id$="-error"]');
    if (shown) setMended((before) => new Set([...before, shown.id.slice(0, -'-error'.length)]));
  };
  return { mended, onInput, forget: () => setMended(none) };
}
