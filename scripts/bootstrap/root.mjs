import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, without a slash at its end, wherever it is started from. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** What Node has read once, TypeScript without its types and compiled, waits here for the next start. */
export const compiled = join(root, '.cache', 'compiled');
