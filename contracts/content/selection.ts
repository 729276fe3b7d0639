import { type BlockType, blocks, blockTypes } from './blocks.ts';
import type { Field, Fields } from './fields.ts';

const image = 'src alt width height focalX focalY contentType transparent';
const page = 'id siteId url title';
const link = `kind text openInNewTab page { ${page} } pageParameters path href slug action`;
const file = `slug url title fileName contentType size language thumbnail { ${image} }`;
const video = `provider id sources { src contentType } captions { src language label } poster { ${image} }`;
const teaser = `id siteId url type title lead language category adhoc publicationDate image { ${image} }`;

const selectionOfKind: Partial<Record<Field['kind'], string>> = {
  link: `{ ${link} }`,
  links: `{ ${link} }`,
  image: `{ ${image} }`,
  file: `{ ${file} }`,
  video: `{ ${video} }`,
  pages: `{ ${teaser} }`,
};

/** `keyFigures` → `KeyFiguresBlock`. */
export function blockTypeName(type: BlockType): string {
  return `${capitalised(type)}Block`;
}

/** `KeyFiguresBlock`, `items` → `KeyFiguresBlockItems`. */
export function listTypeName(parent: string, field: string): string {
  return `${parent}${capitalised(field)}`;
}

/** What a page asks of its blocks, written from the declarations: `type id anchor tone ... on HeroBlock { … } …`. */
export const blockSelection = `type id anchor tone ${blockTypes
  .map((type) => `... on ${blockTypeName(type)} { ${selectionOf(blocks[type])} }`)
  .join(' ')}`;

function selectionOf(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, field]) =>
      field.kind === 'list'
        ? `${name} { id ${selectionOf(field.fields)} }`
        : `${name} ${selectionOfKind[field.kind] ?? ''}`.trim(),
    )
    .join(' ');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
