/**
 * Marks what a loader gives as meant for the server's drawing only. React Router writes out loader data for hydration
 * even where nothing is hydrated (docs/decisions/0002): 2.5 ms a page, measured. It writes enumerable properties, so
 * these are not.
 */
export function serverOnly<Data extends object>(data: Data): Data {
  const hidden = Object.entries(data).map(([name, value]) => [name, { value, enumerable: false }] as const);
  return Object.defineProperties({}, Object.fromEntries(hidden)) as Data;
}
