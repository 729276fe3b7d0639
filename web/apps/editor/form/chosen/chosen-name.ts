/** What is chosen, as people call it. `isGone`: it is not there any more. */
export type ChosenName = { readonly name: string; readonly detail: string; readonly isGone: boolean };
