/** The header with a visitor's address, set by the site's server; what visitors send under this name is dropped. */
export const visitorHeader = 'x-visitor';

/** The same as another site of ours tells it that passes a visitor's request on; believed with its token only. */
export const forVisitorHeader = 'x-for-visitor';
