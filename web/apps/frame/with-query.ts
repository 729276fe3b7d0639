/** The query of a list with some parameters changed; a changed filter starts at the first page. */
export function withQuery(query: URLSearchParams, parts: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const page of ['page', 'after']) next.delete(page);
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Narrows a text to one of the values; undefined for any other text. */
export function parseChoice<Value extends string>(
  values: readonly Value[],
  text: string | null | undefined,
): Value | undefined {
  return values.find((value) => value === text);
}
