/** The name of a chosen entry. `isGone`: it no longer exists. */
export type ChosenName = { readonly name: string; readonly detail: string; readonly isGone: boolean };
