// biome-ignore-all lint/suspicious/noEmptyInterface: the interfaces are filled where the operations stand

/**
 * What the portal's browser code may send to each back end, by name. Every `*-operations.ts` adds what it declares: its types
 * here, where the interfaces merge, its documents at the server, which sends these and no others (web/bff/operations.ts).
 */
export interface SupportOperations {}
export interface AccountsOperations {}

export type Operations = { support: SupportOperations; accounts: AccountsOperations };
export type BackendName = keyof Operations;
