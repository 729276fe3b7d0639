import { Fragment } from 'react';
import { findLinks } from './find-links.ts';

/** A text in which web addresses are links; nothing else in it is interpreted. */
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
