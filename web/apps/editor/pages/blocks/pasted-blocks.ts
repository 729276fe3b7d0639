import type { StoredBlock, Texts } from '#contracts/content/draft.ts';
import { type Content, freshId } from '../../form/edits.ts';
import { isNumber, type PastedTable } from '../../form/rich-text/paste/pasted-tables.ts';
import { newBlock, withBlockAt } from './block-edits.ts';

/** The text for an empty cell. */
const nothing = '–';

/** Adds a block after another one for each table that was pasted into it, in the edited language. */
export function withPastedTables(
  content: Content,
  behind: string,
  language: string,
  tables: readonly PastedTable[],
): Content {
  const index = content.blocks.findIndex(({ id }) => id === behind);
  if (index < 0) return content;
  return tables.reduce((current, table, place) => {
    const taken = current.blocks.map(({ id }) => id);
    const { block, texts } = pastedTableBlock(table, taken);
    return withBlockAt(current, index + 1 + place, block, { [language]: texts });
  }, content);
}

/** Adds a block after another one for a picture that was pasted into it. */
export function withPastedPicture(content: Content, behind: string, file: string): Content {
  const index = content.blocks.findIndex(({ id }) => id === behind);
  if (index < 0) return content;
  const taken = content.blocks.map(({ id }) => id);
  return withBlockAt(content, index + 1, { ...newBlock('picture', taken), image: file });
}

function pastedTableBlock(
  { heads, rows }: PastedTable,
  taken: readonly string[],
): { block: StoredBlock; texts: Texts } {
  const block = newBlock('table', taken);
  const texts: Record<string, string> = {};
  const ids = new Set<string>();
  const nextId = () => {
    const id = freshId([...ids]);
    ids.add(id);
    return id;
  };
  const columns = (rows[0] ?? []).map((_, x) => {
    const id = nextId();
    if (heads[x]) texts[`${block.id}/columns/${id}/label`] = heads[x];
    const isNumeric = x > 0 && rows.every((row) => isNumber(row[x] ?? ''));
    return { id, align: isNumeric ? 'end' : 'start' };
  });
  const stored = rows.map((row) => {
    const id = nextId();
    const cells = row.map((value) => {
      const cell = nextId();
      texts[`${block.id}/rows/${id}/cells/${cell}/value`] = value || nothing;
      return { id: cell };
    });
    return { id, cells };
  });
  return { block: { ...block, columns, rows: stored }, texts };
}
