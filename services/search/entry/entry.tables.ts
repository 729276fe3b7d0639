import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, real, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { search } from '../database-schema.ts';
import { numerousTypes, ofOneType, ofOtherTypes } from './entry.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The owner of indexed entries: a page or a product. `version` is the state that was indexed. */
export const owner = search.table(
  'owner',
  {
    /** `page:{id}`, `product:{slug}` */
    key: text().primaryKey(),
    /** The site of a page; null: of the catalogue. */
    siteId: text('site_id'),
    version: text().notNull(),
  },
  (table) => [index('owner_site').on(table.siteId)],
);

/** Each kind of entry has its own inverted indexes; numerous kinds also have indexes over samples. */
const kinds = [
  ...numerousTypes.flatMap((type) => [
    { name: type, where: ofOneType(type) },
    { name: `${type}_8th`, where: `${ofOneType(type)} AND chance < 0.125` },
    { name: `${type}_64th`, where: `${ofOneType(type)} AND chance < 0.015625` },
  ]),
  { name: 'other', where: ofOtherTypes },
];

/** A search hit: a page, a product or a document in one language. A document may come from several owners. */
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
    /** The slugs of the sites on which it is found. */
    sites: text().array().notNull(),
    /** Empty: for every reader. */
    countries: text().array().notNull(),
    visibleFrom: timestamp('visible_from', { withTimezone: true }),
    /** Another owner's entry of the same document is shown instead. */
    isCopy: boolean('is_copy').notNull().default(false),
    title: text().notNull(),
    description: text().notNull(),
    /** The text that is neither in the title nor in the description. */
    body: text().notNull(),
    url: text().notNull(),
    image: text(),
    /** The title as it is typed in a hurry: folded, without spaces. */
    titleKey: text('title_key').notNull(),
    /** Part numbers and names in the same form. */
    codes: text().array().notNull(),
    boost: real().notNull(),
    /** The samples of 1/8 and 1/64 hold the entries below that value. */
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
