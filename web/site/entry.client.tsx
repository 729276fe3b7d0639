/** Public pages are not hydrated; areas that are (portal, editor) bring their own start (docs/decisions/0002). */
export {};
