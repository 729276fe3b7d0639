import { Fragment } from 'react';
import { findLinks } from './find-links.ts';

/** What somebody wrote, in which addresses of the web can be opened; nothing else in it does anything. */
export function LinkedText({ text }: { text: string }) {
  return findLinks(text).map(({ words, href, at }) =>
    href ? (
      <a key={at} href={href} rel="noopener noreferrer nofollow ugc" target="_blank">
        {words}
      </a>
    ) : (
      <Fragment key={at}>{words}</Fragment>
    ),
  );
}
