import archivoLatin from './archivo-latin.woff2?url';
import interLatin from './inter-latin.woff2?url';

/** The fonts that every page in a Latin script needs at once; the document links them as preloads. */
export const preloadedFonts: readonly string[] = [archivoLatin, interLatin];
