/** In bytes: the largest export of another system that is taken. Every step on its way refuses a larger one. */
export const maxExportBytes = 50 * 1024 * 1024;
