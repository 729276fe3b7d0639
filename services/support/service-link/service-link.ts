/** Services of the portal at addresses of their own. */
export const linkedServices = ['wireFlow', 'direct', 'wireMaster', 'masterData'] as const;
export type LinkedService = (typeof linkedServices)[number];

/**
 * `{language}` and `{country}` stand for the reader's; null: announced, not there yet; undefined: the company has no
 * such service.
 */
export type ServiceAddresses = Readonly<Record<LinkedService, string | null | undefined>>;

/** The address of a service for a reader; the country in upper case, as the parts shop expects it. */
export function localiseServiceUrl(address: string, language: string, country: string): string {
  return address
    .replaceAll('{language}', language.toLowerCase())
    .replaceAll('{country}', country.toUpperCase());
}
