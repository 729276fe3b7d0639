import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, real, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { search } from '../database-schema.ts';
import { numerousTypes, ofOneType, ofOtherTypes } from './entry.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The owner of indexed words: a page or a product. `version` is the state of it that was read. */
export const owner = search.table(
  'owner',
  {
    /** `page:{id}`, `product:{slug}` */
    key: text().primaryKey(),
    /** Of a page; null: the catalogue's. */
    siteId: text('site_id'),
    version: text().notNull(),
  },
  (table) => [index('owner_site').on(table.siteId)],
);

/** Each kind of entry has inverted indexes of its own; those of numerous kinds also of samples of it. */
const kinds = [
  ...numerousTypes.flatMap((type) => [
    { name: type, where: ofOneType(type) },
    { name: `${type}_8th`, where: `${ofOneType(type)} AND chance < 0.125` },
    { name: `${type}_64th`, where: `${ofOneType(type)} AND chance < 0.015625` },
  ]),
  { name: 'other', where: ofOtherTypes },
];

/** What is found: a page, a product or a document in one language. A document may come from several owners. */
export const entry = search.table(
  'entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    owner: text()
      .notNull()
      .references(() => owner.key, { onDelete: 'cascade' }),
    /** `page:{id}`, `product:{slug}`, `document:{slug}` */
    record: text().notNull(),
    language: text().notNull(),
    type: text().notNull(),
    /** Slugs of the sites that it is found from. */
    sites: text().array().notNull(),
    /** Empty: for every reader. */
    countries: text().array().notNull(),
    visibleFrom: timestamp('visible_from', { withTimezone: true }),
    /** Another owner's entry of the same document is shown. */
    isCopy: boolean('is_copy').notNull().default(false),
    title: text().notNull(),
    description: text().notNull(),
    /** Where the words stand that neither title nor description has. */
    body: text().notNull(),
    url: text().notNull(),
    image: text(),
    /** The title as it is typed in a hurry: folded, without gaps. */
    titleKey: text('title_key').notNull(),
    /** Part numbers and names in the same way. */
    codes: text().array().notNull(),
    boost: real().notNull(),
    /** In the samples of 1/8 and 1/64 is what has less. */
    chance: real().notNull().default(sql`random()`),
    titleWords: tsvector('title_words').notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    unique('entry_of_owner').on(table.owner, table.record, table.language),
    index('entry_record').on(table.record, table.language),
    index('entry_title_key').on(table.language, table.titleKey.op('text_pattern_ops')),
    index('entry_codes').using('gin', table.codes).with({ fastupdate: false }),
    ...kinds.flatMap(({ name, where }) => [
      index(`entry_title_words_${name}`)
        .using('gin', table.titleWords)
        .with({ fastupdate: false })
        .where(sql.raw(where)),
      index(`entry_words_${name}`)
        .using('gin', table.words)
        .with({ fastupdate: false })
        .where(sql.raw(where)),
    ]),
  ],
);
