import { createHmac } from 'node:crypto';
import { isSameSecret } from '#contracts/same-secret.ts';

/** The part of an address that gives a white paper to whoever was sent it. */
export type DocumentLinks = {
  readonly sign: (paper: Paper) => string;
  /** Undefined: it was not made here, or its time has passed. */
  readonly read: (token: string) => Paper | undefined;
};

/** `slug` of the file, and in which language the reader asked for it. */
export type Paper = { slug: string; language: string };

export const paperLinkDays = 7;

/**
 * The paper stands in the address coded: its name was said by whoever sent the form, and goes to an address of anybody.
 * @param now in milliseconds
 */
export function createPaperLinks(secret: string, now: () => number = Date.now): DocumentLinks {
  const mark = (said: string) =>
    createHmac('sha256', secret).update(`white paper: ${said}`).digest('base64url');
  return {
    sign({ slug, language }) {
      const until = Math.floor(now() / 1000) + paperLinkDays * 24 * 60 * 60;
      const said = `${slug}.${language}.${until}`;
      return `${Buffer.from(said).toString('base64url')}.${mark(said)}`;
    },
    read(token) {
      const [, coded = '', given = ''] = /^([\w-]{1,200})\.([\w-]{43})$/.exec(token) ?? [];
      const said = Buffer.from(coded, 'base64url').toString();
      const [, slug = '', language = '', until = ''] =
        /^([\w-]{1,100})\.([a-z]{2})\.(\d{1,12})$/.exec(said) ?? [];
      const isOurs = given !== '' && isSameSecret(given, mark(said));
      return isOurs && Number(until) * 1000 >= now() ? { slug, language } : undefined;
    },
  };
}
