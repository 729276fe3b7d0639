import { badInput } from '#services/foundation/bad-input.ts';
import { getCursor, idOrNothing, partsOfCursor, plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, languagesArgument, pageArgument, trusted } from '../editing-arguments.ts';
import { PageChangeType } from '../page/edit/page-change.graphql.ts';
import { PageTypeEnum } from '../page/read/page-teaser.graphql.ts';
import { type FoundWords, findWords, type PageHits, type WordHit } from './find-words.ts';
import type { Wanted } from './match-words.ts';
import { type ReplacedWords, replaceWords } from './replace-words.ts';

const KindEnum = builder.enumType('WordHitKind', {
  description:
    'words: what editors write. address: where the page is, which is never replaced. shared: the same in every language.',
  values: ['address', 'shared', 'words'] as const,
});

const HitType = builder.objectRef<WordHit>('WordHit').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    language: t.exposeString('language', { nullable: true, description: 'Null: in every language.' }),
    unit: t.exposeString('unit', { description: 'Where it stands: `title`, `intro/items/1/label`.' }),
    block: t.string({ nullable: true, resolve: ({ block }) => block?.id ?? null }),
    blockType: t.string({ nullable: true, resolve: ({ block }) => block?.type ?? null }),
    place: t.exposeStringList('place', {
      description: 'The way through the block, items by their number: `items`, `2`, `label`.',
    }),
    at: t.exposeInt('at', { description: 'Names it among the places in its unit.' }),
    before: t.exposeString('before'),
    words: t.exposeString('words'),
    after: t.exposeString('after'),
  }),
});

const PageHitsType = builder.objectRef<PageHits>('PageHits').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ page }) => page.id }),
    siteId: t.id({ resolve: ({ page }) => page.siteId }),
    path: t.string({ resolve: ({ page }) => page.path }),
    type: t.field({ type: PageTypeEnum, resolve: ({ page }) => page.type }),
    title: t.string({ resolve: ({ page }) => page.texts[page.sourceLanguage]?.title ?? '' }),
    sourceLanguage: t.string({ resolve: ({ page }) => page.sourceLanguage }),
    hits: t.expose('hits', { type: [HitType] }),
  }),
});

const FoundType = builder.objectRef<FoundWords>('FoundWords').implement({
  fields: (t) => ({
    pages: t.expose('pages', { type: [PageHitsType], description: 'In the order of their paths.' }),
    endCursor: t.string({
      nullable: true,
      description: 'From where to look on; null: everything has been looked through.',
      resolve: ({ next }) => next && getCursor(next.path, next.id),
    }),
  }),
});

const search = {
  search: { required: true, description: 'In one line.' },
  exact: { defaultValue: false, description: 'Whether capitals and accents matter.' },
  wholeWords: { defaultValue: false },
} as const;

/** @throws BAD_USER_INPUT */
function readWanted(args: { search: string; exact?: boolean | null; wholeWords?: boolean | null }): Wanted {
  const words = plainArgument(args.search, 'search', 200);
  if (words.trim() === '') throw badInput('Must contain text.', 'search');
  return { words, exact: args.exact ?? false, wholeWords: args.wholeWords ?? false };
}

builder.queryField('wordsOfPages', (t) =>
  t.field({
    type: FoundType,
    description: 'Where words stand in the drafts of pages, in all languages, in their blocks, too.',
    args: {
      search: t.arg.string(search.search),
      exact: t.arg.boolean(search.exact),
      wholeWords: t.arg.boolean(search.wholeWords),
      siteId: t.arg.id(),
      types: t.arg({ type: [PageTypeEnum] }),
      language: t.arg.string({ description: 'Only words in this one.' }),
      after: t.arg.string(),
    },
    resolve(_, args, reader) {
      const { connection } = trusted(reader);
      const siteId = args.siteId ? idOrNothing(args.siteId) : null;
      const [path = '', id = ''] = args.after ? partsOfCursor(args.after, 2) : [];
      const after = args.after ? { path, id: idOrNothing(id) ?? '' } : null;
      const wanted = readWanted(args);
      const [language = null] = args.language ? languagesArgument([args.language]) : [];
      if (siteId === undefined || after?.id === '') return { pages: [], next: null };
      return findWords(connection, wanted, { siteId, types: args.types ?? null, language }, after);
    },
  }),
);

const ReplacedType = builder.objectRef<ReplacedWords>('ReplacedWords').implement({
  fields: (t) => ({
    change: t.expose('change', { type: PageChangeType }),
    replaced: t.exposeInt('replaced'),
    missed: t.exposeInt('missed', { description: 'Places that say something else by now; they stay.' }),
  }),
});

const PlaceInput = builder.inputType('WordPlace', {
  fields: (t) => ({
    language: t.string({ required: true }),
    unit: t.string({ required: true }),
    at: t.int({ required: true }),
  }),
});

const maxPlaces = 5000;

builder.mutationField('replaceWords', (t) =>
  t.field({
    type: ReplacedType,
    description:
      'Says something else in places of one draft. Addresses stay, and visitors see nothing of it.',
    args: {
      pageId: t.arg.id({ required: true }),
      search: t.arg.string(search.search),
      exact: t.arg.boolean(search.exact),
      wholeWords: t.arg.boolean(search.wholeWords),
      places: t.arg({ type: [PlaceInput], required: true, description: 'Those of `wordsOfPages`.' }),
      replacement: t.arg.string({ required: true }),
      marksOutdated: t.arg.boolean({
        required: true,
        description: 'Whether translations of what changes in the source language are outdated then.',
      }),
      by: t.arg.string({ required: true, description: 'The editor who does it, by name.' }),
    },
    resolve(_, args, reader) {
      const { connection } = trusted(reader);
      if (args.places.length > maxPlaces) throw badInput('Too many places at once.', 'places');
      const replacement = {
        words: plainArgument(args.replacement, 'replacement', 200),
        marksOutdated: args.marksOutdated,
      };
      const page = { pageId: pageArgument(args.pageId), by: editorArgument(args.by) };
      return replaceWords(connection, page, readWanted(args), args.places, replacement);
    },
  }),
);
