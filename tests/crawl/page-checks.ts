import { isLanguage } from '#contracts/languages.ts';
import { contentLang, htmlLang, makeLocale } from '#web/i18n/locales.ts';
import { rememberedScheme } from '#web/site/frame/appearance/remembered-scheme.ts';
import { speculationRules } from '#web/site/frame/speculation-rules.ts';
import type { Fault } from './fault.ts';
import { type Element, isWithin } from './markup.ts';
import type { PageRead } from './read-page.ts';

type PageCheck = (page: PageRead) => Omit<Fault, 'address'>[];

/** The checks of a single page. */
export function faultsOf(page: PageRead): Fault[] {
  return pageChecks.flatMap((check) => check(page).map((fault) => ({ ...fault, address: page.address })));
}

const headings: PageCheck = ({ elements }) => {
  const count = elements.filter(({ name }) => name === 'h1').length;
  return count === 1 ? [] : [{ check: 'heading', detail: `${count} headings of the first level` }];
};

const names: PageCheck = ({ elements }) =>
  elements
    .filter(({ name }) => ['a', 'button', 'summary'].includes(name))
    .filter(({ text, spoken, attributes }) => !`${text}${spoken}${attributes.get('title') ?? ''}`.trim())
    .map((element) => ({ check: 'name', detail: `${element.name} without a name: ${sourceOf(element)}` }));

/** The inline scripts that the content security policy allows by their hashes. */
const namedScripts = [rememberedScheme, speculationRules];

/** The content security policy forbids all others: they would not work or, worse, would get around it. */
const inline: PageCheck = ({ elements }) =>
  elements.flatMap((element) => {
    const { name, attributes, text } = element;
    const isScript =
      name === 'script' &&
      !attributes.has('src') &&
      attributes.get('type') !== 'application/ld+json' &&
      !namedScripts.includes(text);
    const forbidden = [...attributes.keys()].filter((key) => key === 'style' || /^on[a-z]/.test(key));
    if (isScript) forbidden.push('script');
    return forbidden.map((what) => ({ check: 'inline' as const, detail: `${what} on ${sourceOf(element)}` }));
  });

const structuredData: PageCheck = ({ elements }) =>
  elements
    .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
    .flatMap(({ text }) => {
      try {
        const { '@context': context } = JSON.parse(text) as { '@context'?: string };
        return context === 'https://schema.org'
          ? []
          : [{ check: 'structured data' as const, detail: 'no context' }];
      } catch (error) {
        return [{ check: 'structured data' as const, detail: String(error) }];
      }
    });

const messageKey = /\b(?:frame|error|page|editor|units|validation)\.[a-z][a-zA-Z]+(?:\.[a-zA-Z]+)*\b/;
const leftOver = /\{[a-z][a-zA-Z]*\}|\[object \w+\]|\bundefined\b|\bNaN\b/;

/**
 * Message keys instead of texts, and placeholders that were not filled. The style guide shows such things on
 * purpose.
 */
const placeholders: PageCheck = ({ elements, locale }) =>
  elements
    .filter(() => locale !== undefined)
    .filter(({ name }) => name === 'body' || name === 'title')
    .flatMap(({ text, spoken }) => {
      const found = messageKey.exec(`${text} ${spoken}`) ?? leftOver.exec(`${text} ${spoken}`);
      return found ? [{ check: 'placeholder' as const, detail: found[0] }] : [];
    });

const ids: PageCheck = ({ elements }) => {
  const all = elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
  const twice = all.filter((id, index) => all.indexOf(id) !== index);
  return [...new Set(twice)].map((id) => ({ check: 'id', detail: `the id ${id} appears twice` }));
};

/** The language of the address or, if the page is a fallback, that of its canonical address. */
const language: PageCheck = ({ lang, locale, canonical }) => {
  if (!locale) return lang === 'en' ? [] : [{ check: 'language', detail: `lang is "${lang}"` }];
  const source = canonical ? (new URL(canonical).pathname.split('/')[1] ?? '') : locale;
  const [spoken = '', country] = source.split('-');
  if (!isLanguage(spoken)) return [{ check: 'language', detail: `canonical ${canonical} has no language` }];
  const expected =
    source === locale ? htmlLang(makeLocale(spoken, country?.toUpperCase())) : contentLang(spoken);
  return lang === expected
    ? []
    : [{ check: 'language', detail: `lang is "${lang}" instead of "${expected}"` }];
};

const title: PageCheck = ({ title: words, description, isIndexed, locale }) => {
  const missing = [
    ...(words.trim() ? [] : ['title']),
    ...(isIndexed && locale && !description ? ['description'] : []),
  ];
  return missing.map((what) => ({ check: 'title', detail: `no ${what}` }));
};

/**
 * Another view of the same picture on purpose: thumbnails and enlargements, the poster of a film, which may
 * be the product's own picture, and the faces of the contacts for a visitor's country, regardless of other
 * people on the page.
 */
const isSecondView = ({ name, attributes }: Element) =>
  name === 'dialog' || /_(?:thumbnails|film|experts|faces|contacts)\b/.test(attributes.get('class') ?? '');

/**
 * The same picture in any size. Logos and portraits count, too; a placeholder is shown where data are missing
 * on purpose.
 */
const repeated: PageCheck = ({ elements }) => {
  const shown = elements
    .filter(({ name }) => name === 'img')
    .filter((image) => isWithin(image, ({ name }) => name === 'main') && !isWithin(image, isSecondView))
    .flatMap(({ attributes }) => /^\/image\/[^/]+/.exec(attributes.get('src') ?? '') ?? []);
  const twice = shown.filter((picture, index) => shown.indexOf(picture) !== index);
  return [...new Set(twice)].map((picture) => ({ check: 'repeated', detail: `${picture} is shown twice` }));
};

const pageChecks = [headings, names, inline, structuredData, placeholders, ids, language, title, repeated];

function sourceOf(element: Element): string {
  const attributes = [...element.attributes]
    .map(([key, value]) => ` ${key}="${value.slice(0, 60)}"`)
    .join('');
  const where = ['header', 'main', 'footer'].find((part) => isWithin(element, ({ name }) => name === part));
  return `<${element.name}${attributes}> in ${where ?? 'the page'}`;
}
