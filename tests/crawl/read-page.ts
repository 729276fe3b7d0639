import type { Element } from './markup.ts';
import { isWithin, readMarkup } from './markup.ts';

/** What the crawl keeps of a page. */
export type PageRead = {
  readonly address: string;
  /** The first segment of the path; undefined: the address has no locale. */
  readonly locale: string | undefined;
  readonly lang: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  /** The hreflang and the address of all alternates. */
  readonly alternates: readonly (readonly [string, string])[];
  readonly isIndexed: boolean;
  readonly ids: ReadonlySet<string>;
  /** Absolute addresses with their fragments. */
  readonly links: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
  /** Scripts, style sheets, icons, fonts and films. */
  readonly parts: ReadonlySet<string>;
  readonly elements: readonly Element[];
};

export function readPage(address: string, html: string): PageRead {
  const elements = readMarkup(html);
  const named = (name: string) => elements.filter((element) => element.name === name);
  const full = (href: string) => new URL(href, address).href;
  const meta = (name: string) =>
    named('meta')
      .find(({ attributes }) => attributes.get('name') === name)
      ?.attributes.get('content');
  const related = (rel: string) => named('link').filter(({ attributes }) => attributes.get('rel') === rel);
  const values = (name: string, key: string) =>
    named(name).flatMap(({ attributes }) => attributes.get(key) || []);

  return {
    address,
    locale: /^\/([a-z]{2}(?:-[a-z]{2})?)(?:\/|$)/.exec(new URL(address).pathname)?.[1],
    lang: values('html', 'lang')[0] ?? '',
    title: named('title').find((element) => !isWithin(element, ({ name }) => name === 'svg'))?.text ?? '',
    description: meta('description'),
    canonical: related('canonical')[0]?.attributes.get('href'),
    alternates: related('alternate').flatMap(({ attributes }) => {
      const [code, href] = [attributes.get('hreflang'), attributes.get('href')];
      return code && href ? [[code, href] as const] : [];
    }),
    isIndexed: !(meta('robots') ?? '').includes('noindex'),
    ids: new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? [])),
    links: new Set(
      // A nofollow link is one of endlessly many combinations of a visitor's choices.
      named('a')
        .filter(({ attributes }) => !(attributes.get('rel') ?? '').includes('nofollow'))
        .flatMap(({ attributes }) => attributes.get('href') || [])
        .filter((href) => /^(?:https?:|[/#?])/.test(href))
        .map(full),
    ),
    pictures: new Set(
      [...named('img'), ...named('source')]
        .flatMap(({ attributes }) => [
          ...[attributes.get('src') ?? []].flat().map(full),
          ...candidates(attributes.get('srcset')).map(full),
        ])
        .filter((picture) => /^https?:/.test(picture)),
    ),
    parts: new Set(
      [
        ...values('script', 'src'),
        ...values('track', 'src'),
        ...named('link')
          .filter(({ attributes }) => /stylesheet|icon|manifest|preload/.test(attributes.get('rel') ?? ''))
          .flatMap(({ attributes }) => [
            ...[attributes.get('href') ?? []].flat(),
            ...candidates(attributes.get('imagesrcset')),
          ]),
      ].map(full),
    ),
    elements,
  };
}

function candidates(srcset: string | undefined): string[] {
  return srcset ? srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '') : [];
}
