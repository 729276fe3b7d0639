/** Testers and measuring tools are no machines in the sense of the law, and nothing of theirs cuts. */
export const isInstrument = ({ slug }: { slug: string }) => /^(?:albis-\d|uetli)/.test(slug);
