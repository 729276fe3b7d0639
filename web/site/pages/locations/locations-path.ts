export const locationsPath = '/about-us/locations-and-contacts';
