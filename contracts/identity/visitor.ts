/** The header with a visitor's address, set by the site's server; what visitors send under this name is dropped. */
export const visitorHeader = 'x-visitor';

/** The visitor's address as another site of ours forwards it; trusted only together with that site's token. */
export const forVisitorHeader = 'x-for-visitor';
