/** The unsent values of forms in this tab. Forms with the same name share them. */
export type Draft = Readonly<Record<string, string>>;

const getKey = (form: string) => `draft:${form}`;

/** Without storage there are no drafts. */
export function readDraft(form: string): Draft {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(getKey(form)) ?? '{}');
    const pairs = Object.entries(saved ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(pairs);
  } catch {
    return {};
  }
}

export function saveDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(getKey(form), JSON.stringify(draft));
  } catch {
    // Without storage, the values are still in the form.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(getKey(form));
  } catch {
    // Without storage, there was none.
  }
}
