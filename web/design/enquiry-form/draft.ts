/** What was typed into forms in this window and is not sent yet. Forms of one name share it. */
export type Draft = Readonly<Record<string, string>>;

const getKey = (form: string) => `draft:${form}`;

/** A browser that refuses storage stores no drafts. */
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
    // What was typed still stands in the form.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(getKey(form));
  } catch {
    // Then there was none.
  }
}
