import type { AttributeGroup } from '../../attribute/save-attribute-groups.ts';
import type { Attribute } from '../../attribute/save-attributes.ts';
import type { Brand } from '../../brand/save-brands.ts';
import { builder, CatalogueTypeEnum } from '../../builder.ts';
import type { Capability } from '../../capability/save-capabilities.ts';
import type { ClassificationNode } from '../../classification/classification-tree.ts';
import { findText, getLanguage, type Texts } from '../../language/texts.ts';
import { countBits } from '../../selection/bits.ts';
import { buildSet } from '../../selection/selection.ts';
import { findUnit } from '../../unit/counted-units.ts';
import { attributeUnits } from '../../unit/units.ts';
import type { Vocabulary } from '../../vocabulary/find-vocabulary.ts';
import { trusted } from './draft-arguments.ts';

type Worded<Word> = { word: Word; language: string };

const WordName = builder.objectRef<{ language: string; name: string }>('CatalogueWordName').implement({
  fields: (t) => ({ language: t.exposeString('language'), name: t.exposeString('name') }),
});

function listNames(names: Texts): { language: string; name: string }[] {
  return Object.entries(names).map(([language, name]) => ({ language, name }));
}

const AttributeWord = builder.objectRef<Worded<Attribute>>('AttributeWord').implement({
  fields: (t) => ({
    key: t.string({ resolve: ({ word }) => word.key }),
    name: t.string({ resolve: ({ word, language }) => findText(word.names, language) }),
    unit: t.string({ nullable: true, resolve: ({ word }) => word.unit }),
    isText: t.boolean({
      description: 'It says words; else it is measured or counted.',
      resolve: ({ word }) => word.quantity === 'text',
    }),
    group: t.string({ description: 'Key of its group.', resolve: ({ word }) => word.section }),
    names: t.field({ type: [WordName], resolve: ({ word }) => listNames(word.names) }),
    products: t.int({
      description: 'How many published products say something of it, themselves or their variants.',
      resolve: async ({ word }, _, reader) => (await reader.statedAttributes()).get(word.key) ?? 0,
    }),
  }),
});

const GroupWord = builder.objectRef<Worded<AttributeGroup>>('AttributeGroupWord').implement({
  fields: (t) => ({
    key: t.string({ resolve: ({ word }) => word.key }),
    name: t.string({ resolve: ({ word, language }) => findText(word.names, language) }),
  }),
});

const ClassWord = builder.objectRef<Worded<ClassificationNode>>('ClassificationWord').implement({
  fields: (t) => ({
    slug: t.string({ resolve: ({ word }) => word.slug }),
    type: t.field({ type: CatalogueTypeEnum, resolve: ({ word }) => word.type }),
    name: t.string({ resolve: ({ word, language }) => findText(word.names, language) }),
    level: t.int({ description: '0 at the top.', resolve: ({ word }) => word.lineage.length - 1 }),
    parent: t.string({
      nullable: true,
      description: 'Slug of the class above.',
      resolve: ({ word }) => word.parent,
    }),
    names: t.field({ type: [WordName], resolve: ({ word }) => listNames(word.names) }),
    filters: t.stringList({
      description: 'Keys of the attributes by which visitors filter its products, its own or inherited.',
      resolve: ({ word }) => [...word.filterAttributes],
    }),
    inheritsFilters: t.boolean({ resolve: ({ word }) => word.filters === null }),
    products: t.int({
      description:
        'How many published products it and the classes below it hold; visitors see it unless there is none.',
      resolve: async ({ word }, _, reader) =>
        countBits(buildSet(await reader.selection(), `classification ${word.slug}`)),
    }),
  }),
});

const BrandWord = builder.objectRef<Brand>('BrandWord').implement({
  fields: (t) => ({ id: t.exposeString('id'), name: t.exposeString('name') }),
});

const CapabilityWord = builder.objectRef<Worded<Capability>>('CapabilityWord').implement({
  fields: (t) => ({
    slug: t.string({ resolve: ({ word }) => word.slug }),
    name: t.string({ resolve: ({ word, language }) => findText(word.names, language) }),
  }),
});

const UnitWord = builder.objectRef<{ symbol: string; name: string }>('UnitWord').implement({
  fields: (t) => ({
    symbol: t.exposeString('symbol'),
    name: t.exposeString('name', { description: 'As it is written in the language.' }),
  }),
});

const CatalogueWords = builder.objectRef<Worded<Vocabulary>>('CatalogueWords').implement({
  fields: (t) => ({
    revision: t.int({
      description:
        'What a change of it names, so that nobody overwrites what somebody else has changed meanwhile.',
      resolve: async (_, __, reader) => (await reader.revision()).vocabulary,
    }),
    attributes: t.field({ type: [AttributeWord], resolve: (all) => worded(all, all.word.attributes) }),
    groups: t.field({ type: [GroupWord], resolve: (all) => worded(all, all.word.groups) }),
    classifications: t.field({
      type: [ClassWord],
      description: 'Parents before children.',
      resolve: (all) => worded(all, all.word.tree),
    }),
    units: t.field({
      type: [UnitWord],
      description: 'In which a new attribute can be stated.',
      resolve: ({ language }) =>
        attributeUnits.map((symbol) => ({ symbol, name: findUnit(symbol, language) })),
    }),
    brands: t.field({ type: [BrandWord], resolve: ({ word }) => [...word.brands.values()] }),
    capabilities: t.field({ type: [CapabilityWord], resolve: (all) => worded(all, all.word.capabilities) }),
  }),
});

function worded<Word>({ language }: Worded<unknown>, words: ReadonlyMap<string, Word>): Worded<Word>[] {
  return [...words.values()].map((word) => ({ word, language }));
}

builder.queryField('catalogueWords', (t) =>
  t.field({
    type: CatalogueWords,
    description: 'What editors of products choose from.',
    args: { language: t.arg.string({ required: true }) },
    resolve: async (_, { language }, reader) => ({
      word: await trusted(reader).vocabulary(),
      language: getLanguage(language),
    }),
  }),
);
