import { badInput } from '#services/foundation/bad-input.ts';
import { getLength, idOrNothing, plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, languagesArgument, pageArgument, trusted } from '../editing-arguments.ts';
import { TranslationStateEnum } from '../page/page.graphql.ts';
import { pageUrl } from '../page/page-address.ts';
import { PageTypeEnum } from '../page/read/page-teaser.graphql.ts';
import { boardFilters, getBoard, type LanguageTotals } from './board.ts';
import { resetTranslation, setTranslationState, startTranslation } from './change-targets.ts';
import { countWords } from './count-words.ts';
import { sourceTexts, translationsOfPage } from './find-translations.ts';
import { findUnitsWithText, getSegmentText } from './segment.ts';
import type { Progress, TranslatedPage } from './translated-page.ts';
import { stateOfPage } from './translation-state.ts';

const FilterEnum = builder.enumType('TranslationFilter', { values: boardFilters });

const ProgressType = builder.objectRef<Progress & { pageId: string }>('TranslationProgress').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ pageId, language }) => `${pageId}-${language}` }),
    language: t.exposeString('language'),
    translationState: t.expose('state', { type: TranslationStateEnum }),
    isBegun: t.exposeBoolean('isBegun', { description: 'Whether anything is there in the language.' }),
    isOutdated: t.boolean({
      description: 'Decision 4: the source of a segment says something else than what it was made from.',
      resolve: ({ outdated }) => outdated > 0,
    }),
    missing: t.exposeInt('missing', { description: 'Segments without words.' }),
    outdated: t.exposeInt('outdated', { description: 'Segments whose source was changed since.' }),
    exportedAt: t.expose('exportedAt', { type: 'DateTime', nullable: true }),
    importedAt: t.expose('importedAt', { type: 'DateTime', nullable: true }),
    takenBy: t.exposeString('takenBy', { nullable: true, description: 'Who wrote in it here last.' }),
    isOffered: t.exposeBoolean('isOffered', {
      description: 'Whether visitors see it, somebody asked for it, or anything of it is there.',
    }),
    owed: t.exposeInt('owed', {
      description:
        'Texts that visitors of the source see, and those of this language not, or in an older state.',
    }),
    ahead: t.exposeInt('ahead', { description: 'Texts that only the draft of the source says.' }),
    owedSince: t.expose('owedSince', { type: 'DateTime', nullable: true }),
    isReady: t.exposeBoolean('isReady', {
      description: 'All is translated, and visitors do not see it yet.',
    }),
    showsSource: t.exposeBoolean('showsSource', {
      description: 'Visitors see a block in the source language.',
    }),
  }),
});

export const TranslatedPageType = builder
  .objectRef<TranslatedPage & { words?: number }>('TranslatedPage')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      siteId: t.exposeID('siteId'),
      path: t.exposeString('path'),
      url: t.string({ resolve: ({ sitePrefix, path }) => pageUrl(sitePrefix, path) }),
      type: t.expose('type', { type: PageTypeEnum }),
      title: t.exposeString('title', { description: 'In the source language.' }),
      sourceLanguage: t.exposeString('sourceLanguage'),
      translationState: t.field({
        type: TranslationStateEnum,
        nullable: true,
        description: 'Of the page as a whole; null: it is to be translated into no language.',
        resolve: ({ targets }) => stateOfPage(targets.map(({ state }) => state)),
      }),
      segments: t.exposeInt('segments', { description: 'With words in the source language.' }),
      words: t.exposeInt('words', {
        nullable: true,
        description: 'In the source language; only on the board.',
      }),
      targetLanguages: t.field({
        type: [ProgressType],
        description: 'Every language of the site but the source, in the order of the site.',
        resolve: ({ id, targets }) => targets.map((target) => ({ ...target, pageId: id })),
      }),
    }),
  });

const TotalsType = builder.objectRef<LanguageTotals>('TranslationTotals').implement({
  description: 'How many pages are how far in a language.',
  fields: (t) => ({
    language: t.exposeString('language'),
    pages: t.exposeInt('pages'),
    owedTexts: t.exposeInt('owedTexts', { description: 'On all pages together.' }),
    owedSince: t.expose('owedSince', { type: 'DateTime', nullable: true }),
    owed: t.exposeInt('owed'),
    ahead: t.exposeInt('ahead'),
    ready: t.exposeInt('ready'),
    outdated: t.exposeInt('outdated'),
    missing: t.exposeInt('missing'),
    none: t.exposeInt('none'),
    marked: t.exposeInt('marked'),
    inProgress: t.exposeInt('inProgress'),
    translated: t.exposeInt('translated'),
  }),
});

type Board = { total: number; pages: (TranslatedPage & { words: number })[]; totals: LanguageTotals[] };
const BoardType = builder.objectRef<Board>('TranslationBoard').implement({
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'Pages that fit the choice.' }),
    pages: t.expose('pages', { type: [TranslatedPageType] }),
    totals: t.expose('totals', {
      type: [TotalsType],
      description: 'Of the site, whatever is chosen besides.',
    }),
  }),
});

builder.queryField('translationBoard', (t) =>
  t.field({
    type: BoardType,
    description: 'EDI-05: how far every page is in every language; what is outdated first.',
    args: {
      siteId: t.arg.id({ description: 'Null: all sites.' }),
      search: t.arg.string(),
      types: t.arg({ type: [PageTypeEnum] }),
      language: t.arg.string(),
      filter: t.arg({ type: FilterEnum }),
      first: t.arg.int({ defaultValue: 50 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    async resolve(_, args, reader) {
      const { connection } = trusted(reader);
      const siteId = args.siteId ? idOrNothing(args.siteId) : null;
      if (siteId === undefined) return { total: 0, pages: [], totals: [] };
      const choice = {
        siteId,
        search: plainArgument(args.search ?? '', 'search', 200),
        types: args.types?.length ? args.types : null,
        language: args.language ? plainArgument(args.language, 'language', 10) : null,
        filter: args.filter ?? null,
      };
      const part = { limit: getLength(args.first, 50, 200), skipped: Math.max(0, args.offset ?? 0) };
      const board = await getBoard(connection, choice, part);
      const texts = await sourceTexts(
        connection,
        board.pages.map(({ id }) => id),
      );
      const pages = board.pages.map((page) => {
        const source = texts.get(page.id);
        const units = source ? findUnitsWithText(source) : [];
        const words = units.reduce((sum, unit) => sum + countWords(getSegmentText(source, unit) ?? ''), 0);
        return { ...page, words };
      });
      return { ...board, pages };
    },
  }),
);

builder.queryField('translationState', (t) =>
  t.field({
    type: TranslatedPageType,
    nullable: true,
    description: 'EDI-03: how far the translations of a page are.',
    args: { pageId: t.arg.id({ required: true }) },
    async resolve(_, { pageId }, reader) {
      const { connection } = trusted(reader);
      const id = idOrNothing(pageId);
      return (id && (await translationsOfPage(connection, id))) || null;
    },
  }),
);

const by = { required: true, description: 'The editor who does it, by name.' } as const;

builder.mutationField('startTranslation', (t) =>
  t.field({
    type: TranslatedPageType,
    description: 'EDI-03: asks for the translation of a page into every language of its site.',
    args: { pageId: t.arg.id({ required: true }), by: t.arg.string(by) },
    resolve(_, args, reader) {
      editorArgument(args.by);
      return startTranslation(trusted(reader).connection, pageArgument(args.pageId));
    },
  }),
);

builder.mutationField('resetTranslation', (t) =>
  t.field({
    type: TranslatedPageType,
    description: 'EDI-03: nobody is asked for translations of the page any more; what was translated stays.',
    args: { pageId: t.arg.id({ required: true }), by: t.arg.string(by) },
    resolve(_, args, reader) {
      editorArgument(args.by);
      return resetTranslation(trusted(reader).connection, pageArgument(args.pageId));
    },
  }),
);

builder.mutationField('setTranslationState', (t) =>
  t.field({
    type: TranslatedPageType,
    description: 'An editor says how far the translation into some languages is.',
    args: {
      pageId: t.arg.id({ required: true }),
      languages: t.arg.stringList({ required: true }),
      state: t.arg({ type: TranslationStateEnum, required: true }),
      by: t.arg.string(by),
    },
    resolve(_, args, reader) {
      editorArgument(args.by);
      const languages = languagesArgument(args.languages);
      if (languages.length === 0) throw badInput('Must name at least one.', 'languages');
      return setTranslationState(
        trusted(reader).connection,
        pageArgument(args.pageId),
        languages,
        args.state,
      );
    },
  }),
);
