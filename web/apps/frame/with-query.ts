/** The address of a list of which some parts are chosen otherwise; another choice begins at its first page. */
export function withQuery(query: URLSearchParams, parts: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const page of ['page', 'after']) next.delete(page);
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The value that a text names; undefined for any other text. */
export function parseChoice<Value extends string>(
  values: readonly Value[],
  text: string | null | undefined,
): Value | undefined {
  return values.find((value) => value === text);
}
