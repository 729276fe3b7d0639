/**
 * Public pages are not hydrated. The areas that are (portal, editor) have entries of their own
 * (docs/decisions/0002).
 */
export {};
