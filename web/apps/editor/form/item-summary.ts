import type { StoredBlock, StoredItem, Texts } from '#contracts/content/draft.ts';
import type { BlockFields } from '#contracts/content/fields.ts';
import type { RichText, RichTextNode } from '#contracts/content/rich-text.ts';

const longest = 80;

/**
 * The first words of an item, for the line that stands for it: in the language that is edited, else in the source
 * language; empty where it says nothing yet.
 */
export function getSummary(
  fields: BlockFields,
  values: StoredBlock | StoredItem,
  at: string,
  texts: Texts,
  sourceTexts: Texts | undefined,
): string {
  const said: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (said.length === 2) break;
    const unit = `${at}/${name}`;
    const value = values[name];
    const words = texts[unit] ?? sourceTexts?.[unit];
    if (field.kind === 'text') said.push(...findText(field.translate ? words : value));
    else if (field.kind === 'date' || field.kind === 'slug') said.push(...findText(value));
    else if (field.kind === 'number' && typeof value === 'number') said.push(String(value));
    else if (field.kind === 'richText' && typeof words === 'object')
      said.push(...findText(plainWords(words)));
    else if (field.kind === 'list' && Array.isArray(value)) {
      const items = (value as StoredItem[]).map((item) =>
        getSummary(field.fields, item, `${unit}/${item.id}`, texts, sourceTexts),
      );
      said.push(...findText(items.filter(Boolean).join(' · ')));
    }
  }
  return said.join(' – ').slice(0, longest);
}

function findText(value: unknown): string[] {
  return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
}

/** The words of a rich text in one line, without their forms. */
function plainWords(text: RichText): string {
  return text.content.map(wordsOfNode).filter(Boolean).join(' ');
}

/** The same paragraph by paragraph. */
export function wordsOfLines(text: RichText): string {
  return text.content.map(wordsOfNode).filter(Boolean).join('\n\n');
}

type Holder = { type: string; content?: readonly unknown[]; text?: string };

function wordsOfNode(node: RichTextNode): string {
  const { type, content = [], text } = node as Holder;
  return (
    text ?? content.map((inner) => wordsOfNode(inner as RichTextNode)).join(type.endsWith('List') ? '\n' : '')
  );
}
