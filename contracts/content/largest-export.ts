/** What another system exported, in bytes; larger files are refused by everybody on their way. */
export const largestExport = 50 * 1024 * 1024;
