import { createHmac } from 'node:crypto';
import { isSameSecret } from '#contracts/same-secret.ts';

/** The part of an address that delivers a white paper. */
export type DocumentLinks = {
  readonly sign: (paper: WhitepaperLink) => string;
  /** Undefined: it was not made here. */
  readonly read: (token: string) => ReadWhitepaperLink | undefined;
};

/** `slug` of the file, and in which language it was requested. */
export type WhitepaperLink = { slug: string; language: string };

/** What a link was made for; with `isExpired` it gives the paper no longer, and may say where to request it again. */
export type ReadWhitepaperLink = WhitepaperLink & { isExpired: boolean };

export const whitepaperLinkDays = 7;

/**
 * The document stands in the address coded: its name comes from the sender of the form, and goes to an address of anybody.
 * @param now in milliseconds
 */
export function createWhitepaperLinks(secret: string, now: () => number = Date.now): DocumentLinks {
  const mark = (text: string) =>
    createHmac('sha256', secret).update(`white paper: ${text}`).digest('base64url');
  return {
    sign({ slug, language }) {
      const until = Math.floor(now() / 1000) + whitepaperLinkDays * 24 * 60 * 60;
      const text = `${slug}.${language}.${until}`;
      return `${Buffer.from(text).toString('base64url')}.${mark(text)}`;
    },
    read(token) {
      const [, coded = '', given = ''] = /^([\w-]{1,200})\.([\w-]{43})$/.exec(token) ?? [];
      const text = Buffer.from(coded, 'base64url').toString();
      const [, slug = '', language = '', until = ''] =
        /^([\w-]{1,100})\.([a-z]{2})\.(\d{1,12})$/.exec(text) ?? [];
      const isOurs = given !== '' && isSameSecret(given, mark(text));
      return isOurs ? { slug, language, isExpired: Number(until) * 1000 < now() } : undefined;
    },
  };
}
