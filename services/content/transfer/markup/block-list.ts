import { blocks as declared } from '#contracts/content/blocks.ts';
import type { StoredBlock, StoredItem, StoredVideo, Texts } from '#contracts/content/draft.ts';
import type { RichTextNode } from '#contracts/content/rich-text.ts';
import type { SourceNote } from '../source-item.ts';
import type { TableCells } from './read-table.ts';

export type MadeBlocks = { blocks: StoredBlock[]; texts: Texts };

export type MadePicture = { image: string | null; caption: string };

const maxCaptionLength = 400;
const maxLabelLength = declared.downloads.items.fields.label.maxLength;

/**
 * Collects the blocks of a page. Their ids are counted, so that the same post yields the same blocks again, and the
 * texts of a translation with the same structure match them.
 */
export function createBlockList(note: (note: SourceNote) => void) {
  const blocks: StoredBlock[] = [];
  const texts: Texts = {};

  const add = (type: string, fields: Record<string, unknown>, words: Record<string, unknown>) => {
    const id = `imported-${blocks.length + 1}`;
    blocks.push({ id, type, anchor: null, tone: 'plain', ...fields } as StoredBlock);
    for (const [field, value] of Object.entries(words)) {
      if (value !== '' && value !== null) texts[`${id}/${field}`] = value as Texts[string];
    }
  };
  const cutAt = (words: string, maxLength: number) => {
    if (words.length > maxLength) note({ code: 'textCut', value: words });
    return words.slice(0, maxLength).trim();
  };
  const getCaption = (caption: string) => cutAt(caption, maxCaptionLength);

  return {
    made: { blocks, texts } as MadeBlocks,
    text(title: string, content: RichTextNode[]) {
      add('text', { width: 'Inline' }, { title, text: { type: 'doc', content } });
    },
    picture({ image, caption }: MadePicture) {
      add('picture', { image, pictureWidth: 'Inline' }, { caption: getCaption(caption) });
    },
    gallery(pictures: readonly MadePicture[]) {
      const items: StoredItem[] = pictures.map(({ image }, index) => ({ id: `p-${index + 1}`, image }));
      const captions = pictures.map(({ caption }, index) => [
        `items/p-${index + 1}/caption`,
        getCaption(caption),
      ]);
      add('gallery', { items }, Object.fromEntries(captions));
    },
    download(file: string, label: string) {
      add('downloads', { items: [{ id: 'd-1', file }] }, { 'items/d-1/label': cutAt(label, maxLabelLength) });
    },
    quote(quote: string, name: string) {
      add('quote', { image: null }, { quote, name });
    },
    film(video: StoredVideo, caption: string) {
      add('video', { video, pictureWidth: 'StretchedVideo' }, { caption: getCaption(caption) });
    },
    table({ caption, columns, rows }: TableCells) {
      const words: Record<string, string> = { caption: getCaption(caption) };
      for (const [at, label] of columns.entries()) words[`columns/c-${at + 1}/label`] = label;
      const getCells = (cells: readonly string[], row: number) =>
        cells.map((value, at) => {
          words[`rows/r-${row + 1}/cells/c-${at + 1}/value`] = value;
          return { id: `c-${at + 1}` };
        });
      add(
        'table',
        {
          columns: columns.map((_, at) => ({ id: `c-${at + 1}`, align: 'start' })),
          rows: rows.map((cells, row) => ({ id: `r-${row + 1}`, cells: getCells(cells, row) })),
        },
        words,
      );
    },
  };
}
