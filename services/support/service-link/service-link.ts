/** Services of the portal that live at an address of their own. */
export const linkedServices = ['wireFlow', 'direct', 'wireMaster', 'masterData'] as const;
export type LinkedService = (typeof linkedServices)[number];

/** `{language}` and `{country}` stand for those of the reader; null: the service is still to come; undefined: the company has none such. */
export type ServiceAddresses = Readonly<Record<LinkedService, string | null | undefined>>;

/** The address of a service for a reader; the country in capital letters, as the shop for parts wants it. */
export function getAddress(address: string, language: string, country: string): string {
  return address
    .replaceAll('{language}', language.toLowerCase())
    .replaceAll('{country}', country.toUpperCase());
}
