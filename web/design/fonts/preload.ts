import archivoBasic from './archivo-basic.woff2?url';
import interBasic from './inter-basic.woff2?url';

/** The fonts that every page in a Latin script needs at once; the document links them as preloads. */
export const preloadedFonts: readonly string[] = [archivoBasic, interBasic];
