import * as v from 'valibot';
import { badInput } from '#services/foundation/bad-input.ts';
import { idOrNothing } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, languagesArgument, pageArgument, trusted } from '../editing-arguments.ts';
import { ProblemType } from '../problem/problem.graphql.ts';
import { type PageTranslation, pageTranslation, type TranslatedSegment } from './page-translation.ts';
import { saveTranslation, type TranslationChange } from './save-translation.ts';
import type { SegmentText } from './segment.ts';
import { TranslatedPageType } from './translation.graphql.ts';

const KindEnum = builder.enumType('SegmentKind', { values: ['richText', 'text'] as const });

const SegmentType = builder.objectRef<TranslatedSegment>('TranslatedSegment').implement({
  fields: (t) => ({
    unit: t.exposeString('unit', { description: 'Where it stands: `title`, `intro/items/1/label`.' }),
    block: t.string({ nullable: true, resolve: ({ block }) => block?.id ?? null }),
    blockType: t.string({ nullable: true, resolve: ({ block }) => block?.type ?? null }),
    kind: t.expose('kind', { type: KindEnum }),
    maxLength: t.exposeInt('maxLength', { nullable: true }),
    isOneLine: t.boolean({ resolve: ({ lines }) => lines === 'one' }),
    source: t.expose('source', { type: 'Words' }),
    target: t.expose('target', { type: 'Words', nullable: true }),
    isOutdated: t.exposeBoolean('isOutdated'),
    madeFrom: t.expose('madeFrom', {
      type: 'Words',
      nullable: true,
      description: 'The source words that the translation was made from, when they are others by now.',
    }),
  }),
});

const PageTranslationType = builder.objectRef<PageTranslation>('PageTranslation').implement({
  fields: (t) => ({
    page: t.expose('page', { type: TranslatedPageType }),
    language: t.exposeString('language'),
    segments: t.expose('segments', { type: [SegmentType], description: 'In reading order.' }),
  }),
});

const ConflictType = builder.objectRef<TranslationChange['conflicts'][number]>('SegmentConflict').implement({
  fields: (t) => ({
    unit: t.exposeString('unit'),
    words: t.expose('words', { type: 'Words', nullable: true, description: 'What it says now.' }),
  }),
});

const ChangeType = builder.objectRef<TranslationChange>('TranslationChange').implement({
  fields: (t) => ({
    done: t.exposeBoolean('done', { description: 'Else nothing was changed.' }),
    problems: t.expose('problems', { type: [ProblemType] }),
    conflicts: t.expose('conflicts', {
      type: [ConflictType],
      description: 'Segments that somebody else has changed meanwhile.',
    }),
  }),
});

const SegmentChangeInput = builder.inputType('SegmentChange', {
  fields: (t) => ({
    unit: t.string({ required: true }),
    was: t.field({ type: 'Words', description: 'What stood there when the editor began; null: nothing.' }),
    words: t.field({ type: 'Words', description: 'Null: nothing any more.' }),
  }),
});

builder.queryField('pageTranslation', (t) =>
  t.field({
    type: PageTranslationType,
    nullable: true,
    description: 'EDI-05: a page in its source language and in another one, side by side.',
    args: { pageId: t.arg.id({ required: true }), language: t.arg.string({ required: true }) },
    async resolve(_, { pageId, language }, reader) {
      const { connection } = trusted(reader);
      const id = idOrNothing(pageId);
      const [code = ''] = languagesArgument([language]);
      return (id && (await pageTranslation(connection, id, code))) || null;
    },
  }),
);

const maxChanges = 2000;

builder.mutationField('saveTranslation', (t) =>
  t.field({
    type: ChangeType,
    description:
      'Keeps segments of a draft in one language; visitors see nothing of it. All or, in a conflict, none.',
    args: {
      pageId: t.arg.id({ required: true }),
      language: t.arg.string({ required: true }),
      changes: t.arg({ type: [SegmentChangeInput], required: true }),
      confirmed: t.arg.stringList({
        defaultValue: [],
        description: 'Segments that are right although their source was changed.',
      }),
      by: t.arg.string({ required: true, description: 'The editor who does it, by name.' }),
    },
    resolve(_, args, reader) {
      const { connection } = trusted(reader);
      const [language = ''] = languagesArgument([args.language]);
      if (args.changes.length > maxChanges) throw badInput('Too many segments at once.', 'changes');
      const changes = args.changes.map(({ unit, was, words }) => ({
        unit,
        was: readWords(was),
        words: readWords(words),
      }));
      const place = { pageId: pageArgument(args.pageId), language, by: editorArgument(args.by) };
      return saveTranslation(connection, place, changes, args.confirmed ?? []);
    },
  }),
);

const words = v.union([v.string(), v.looseObject({ type: v.literal('doc'), content: v.array(v.unknown()) })]);

/** Only the shape is checked here; the content is checked with the page. */
function readWords(sent: unknown): SegmentText | null {
  if (sent === null || sent === undefined) return null;
  const read = v.safeParse(words, sent);
  if (!read.success || JSON.stringify(sent).includes('\\u0000'))
    throw badInput('Must contain text.', 'changes');
  return read.output as SegmentText;
}
