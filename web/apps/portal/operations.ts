// biome-ignore-all lint/suspicious/noEmptyInterface: the interfaces are filled where the operations are declared

/**
 * The operations that the portal's browser code may send, by back end and name. Every `*-operations.ts` adds
 * its own: the types here, where the interfaces merge, the documents on the server, which sends no others
 * (web/bff/operations.ts).
 */
export interface SupportOperations {}
export interface AccountsOperations {}

export type Operations = { support: SupportOperations; accounts: AccountsOperations };
export type BackendName = keyof Operations;
