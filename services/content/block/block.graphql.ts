import { blocks, blockTypes } from '#contracts/content/blocks.ts';
import type { BlockField, BlockFields } from '#contracts/content/fields.ts';
import { blockTypeName, listTypeName } from '#contracts/content/selection.ts';
import type { Untyped } from '#services/foundation/graphql/untyped.ts';
import { builder } from '../builder.ts';
import { FileType, ImageType, VideoType } from '../file/file.graphql.ts';
import { LinkType } from '../link/link.graphql.ts';
import { PageTeaserType } from '../page/read/page-teaser.graphql.ts';
import type { DeliveredBlock } from './deliver-block.ts';
import { isBlockType } from './walk-block.ts';

/** The GraphQL types of all blocks, generated from the declarations in the contract. */
export const BlockInterface = builder.interfaceRef<DeliveredBlock>('Block').implement({
  resolveType: ({ type }) => (isBlockType(type) ? blockTypeName(type) : undefined),
  fields: (t) => ({
    type: t.exposeString('type'),
    id: t.exposeID('id'),
    anchor: t.exposeString('anchor', { nullable: true }),
    tone: t.exposeString('tone'),
    language: t.exposeString('language', {
      nullable: true,
      description: "That of its words, where it is not the page's: until its translation is published.",
    }),
  }),
});

for (const type of blockTypes) {
  const name = blockTypeName(type);
  builder.objectRef<DeliveredBlock>(name).implement({
    interfaces: [BlockInterface],
    fields: (t) => fieldsOfType(t, name, blocks[type]),
  });
}

type Delivered = Record<string, unknown>;
function fieldsOfType(t: Untyped, typeName: string, fields: BlockFields): Untyped {
  const described = Object.entries(fields).map(([name, field]) => {
    const type =
      field.kind === 'list'
        ? [listType(listTypeName(typeName, name), field.fields)]
        : graphqlTypes[field.kind];
    return [
      name,
      t.field({
        type,
        nullable: isNullable(field),
        resolve: (parent: Delivered) => parent[name],
      } as Untyped),
    ];
  });
  return Object.fromEntries(described);
}

function listType(name: string, fields: BlockFields) {
  return builder.objectRef<{ id: string }>(name).implement({
    fields: (t) => ({ id: t.exposeID('id'), ...fieldsOfType(t, name, fields) }),
  });
}

/**
 * A draft may lack required values, and its preview must not fail: only fields that always have a value are non-null.
 */
function isNullable({ kind }: BlockField): boolean {
  return !['list', 'links', 'pages', 'choice', 'flag'].includes(kind);
}

const graphqlTypes = {
  text: 'String',
  richText: 'RichText',
  choice: 'String',
  flag: 'Boolean',
  number: 'Float',
  date: 'Date',
  slug: 'String',
  link: LinkType,
  links: [LinkType],
  image: ImageType,
  file: FileType,
  video: VideoType,
  pages: [PageTeaserType],
} as const;
