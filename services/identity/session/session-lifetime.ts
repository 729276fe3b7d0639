/** A session ends after this time, even if it is in use (ASVS 7.3.2). */
export const sessionSeconds = 12 * 3600;
