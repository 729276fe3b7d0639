import type { BlockType } from '#contracts/content/blocks.ts';
import type { PageDraft, StoredBlock } from '#contracts/content/draft.ts';
import { newBlock } from '../blocks/block-edits.ts';
import { noTexts } from '../draft/draft-content.ts';

/** The shapes of a new page, by their blocks; others can be added later. */
export const shapes = {
  empty: [],
  article: ['hero', 'text', 'textPicture', 'contactCall'],
  overview: ['hero', 'cards', 'teaserList'],
  landing: ['hero', 'keyFigures', 'textPicture', 'quote', 'contactCall'],
  event: ['hero', 'text', 'expoAgenda', 'contactCall'],
  story: ['text', 'picture', 'quote', 'text'],
} as const satisfies Record<string, readonly BlockType[]>;
export type Shape = keyof typeof shapes;
export const shapeNames = Object.keys(shapes) as Shape[];

type NewPage = {
  siteId: string;
  path: string;
  title: string;
  sourceLanguage: string;
  theme: string;
  type: PageDraft['type'];
  shape: Shape;
};

/** Sorts after existing pages. */
const lastPlace = 1000;

/** The draft of a new page, without an id, which the server assigns. */
export function newPageDraft({ title, shape, sourceLanguage, ...page }: NewPage): PageDraft {
  const blocks: StoredBlock[] = [];
  for (const type of shapes[shape])
    blocks.push(
      newBlock(
        type,
        blocks.map(({ id }) => id),
      ),
    );
  return {
    id: crypto.randomUUID(),
    ...page,
    sourceLanguage,
    pageType: 'Content',
    injection: null,
    countries: [],
    protection: 'none',
    requiredRole: null,
    tableOfContents: false,
    image: null,
    sortIndex: lastPlace,
    publicationDate: null,
    category: null,
    adhoc: false,
    contacts: [],
    products: [],
    blocks,
    texts: { [sourceLanguage]: { ...noTexts, title } },
  };
}
