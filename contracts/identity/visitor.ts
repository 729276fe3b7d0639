/** The header with a visitor's address, set by the site's server; what visitors send under this name is dropped. */
export const visitorHeader = 'x-visitor';
