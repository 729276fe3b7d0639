/** In which header the site's server says from where a visitor asks; what visitors send under this name is dropped. */
export const visitorHeader = 'x-visitor';
