import { type BlockType, blocks, blockTypes } from './blocks.ts';
import type { BlockField, BlockFields } from './fields.ts';

/** Fragments: a query pays for what it repeats each time, but for a fragment once. */
export const selectionFragments = `
  fragment BlockImage on Image { src: url alt: alternativeText width height focalX focalY contentType transparent }
  fragment BlockFile on File {
    slug url title fileName contentType size language: locale thumbnail { ...BlockImage }
  }
`;

const image = '...BlockImage';
const page = 'id siteId url title';
const link = `kind text openInNewTab page { ${page} } pageParameters path href slug action`;
const file = '...BlockFile';
const video = `provider id sources { src contentType } captions { src language label } poster { ${image} }`;
const teaser = `id siteId url type title lead language category adhoc publicationDate image { ${image} }`;

const selectionOfKind: Partial<Record<BlockField['kind'], string>> = {
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

/**
 * What a page selects of its blocks, with `selectionFragments`, generated from the declarations: `type id anchor tone
 * language ... on HeroBlock { … } …`.
 */
export const blockSelection = `type id anchor tone language ${blockTypes
  .map((type) => `... on ${blockTypeName(type)} { ${getSelection(blocks[type])} }`)
  .join(' ')}`;

function getSelection(fields: BlockFields): string {
  return Object.entries(fields)
    .map(([name, field]) =>
      field.kind === 'list'
        ? `${name} { id ${getSelection(field.fields)} }`
        : `${name} ${selectionOfKind[field.kind] ?? ''}`.trim(),
    )
    .join(' ');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
