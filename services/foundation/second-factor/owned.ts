/** Whose second factors: the schema of a service, and the column that names one of its people in each table. */
export type Owned = { readonly schema: string; readonly owner: string };
