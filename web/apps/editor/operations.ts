// biome-ignore-all lint/suspicious/noEmptyInterface: the interfaces are filled where the operations stand

/**
 * What the browser code of the editor area may ask of each back end, by name, and what it may change there; the server adds
 * who it was as `by`. Every `*-operations.ts` adds what it declares: its types here, where the interfaces merge, its documents
 * at the server, which sends these and no others (web/bff/operations.ts). A name is used once over all back ends.
 */
export interface ContentReads {}
export interface ContentChanges {}
export interface ProductsReads {}
export interface ProductsChanges {}
export interface SupportReads {}
export interface SupportChanges {}
export interface AccountsReads {}
export interface AccountsChanges {}

export type Reads = {
  content: ContentReads;
  products: ProductsReads;
  support: SupportReads;
  accounts: AccountsReads;
};
export type Changes = {
  content: ContentChanges;
  products: ProductsChanges;
  support: SupportChanges;
  accounts: AccountsChanges;
};
export type BackendName = keyof Reads;
