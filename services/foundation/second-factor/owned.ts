/** The owners of second factors: the schema of a service, and the column that refers to them. */
export type Owned = { readonly schema: string; readonly owner: string };
