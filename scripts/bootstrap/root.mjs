import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, without a slash at its end, wherever a script is started. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * The cache of compiled code: what Node has stripped of types and compiled once is reused at the next start.
 */
export const compiled = join(root, '.cache', 'compiled');
