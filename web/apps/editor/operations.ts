// biome-ignore-all lint/suspicious/noEmptyInterface: the interfaces are filled where the operations are declared

/**
 * The operations that the browser code of the editor area may send, by back end and name: reads and changes;
 * the server adds the editor as `by`. Every `*-operations.ts` adds its own: the types here, where the
 * interfaces merge, the documents on the server, which sends no others (web/bff/operations.ts). A name is
 * unique over all back ends.
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
