/** Testers and measuring tools are not machinery in the sense of the law, and have no blades. */
export const isInstrument = ({ slug }: { slug: string }) => /^(?:albis-\d|uetli)/.test(slug);
