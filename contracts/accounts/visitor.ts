/** In which header trusted callers tell from which address a person asked; from others it is not read. */
export const visitorAddressHeader = 'visitor-address';
