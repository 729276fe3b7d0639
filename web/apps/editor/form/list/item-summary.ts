import type { StoredBlock, StoredItem, Texts } from '#contracts/content/draft.ts';
import type { BlockFields } from '#contracts/content/fields.ts';
import type { RichText, RichTextNode } from '#contracts/content/rich-text.ts';

const maxLength = 80;

/**
 * The first words of an item, for its closed line: in the edited language, or else in the source language;
 * empty without any text.
 */
export function getSummary(
  fields: BlockFields,
  values: StoredBlock | StoredItem,
  at: string,
  texts: Texts,
  sourceTexts: Texts | undefined,
): string {
  const parts: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (parts.length === 2) break;
    const unit = `${at}/${name}`;
    const value = values[name];
    const text = texts[unit] ?? sourceTexts?.[unit];
    if (field.kind === 'text') parts.push(...findText(field.translate ? text : value));
    else if (field.kind === 'date' || field.kind === 'slug') parts.push(...findText(value));
    else if (field.kind === 'number' && typeof value === 'number') parts.push(String(value));
    else if (field.kind === 'richText' && typeof text === 'object')
      parts.push(...findText(formatPlainText(text)));
    else if (field.kind === 'list' && Array.isArray(value)) {
      const items = (value as StoredItem[]).map((item) =>
        getSummary(field.fields, item, `${unit}/${item.id}`, texts, sourceTexts),
      );
      parts.push(...findText(items.filter(Boolean).join(' · ')));
    }
  }
  return parts.join(' – ').slice(0, maxLength);
}

function findText(value: unknown): string[] {
  return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
}

/** The plain text of a rich text on one line. */
function formatPlainText(text: RichText): string {
  return text.content.map(formatNode).filter(Boolean).join(' ');
}

/** The same paragraph by paragraph. */
export function formatLines(text: RichText): string {
  return text.content.map(formatNode).filter(Boolean).join('\n\n');
}

type Holder = { type: string; content?: readonly unknown[]; text?: string };

function formatNode(node: RichTextNode): string {
  const { type, content = [], text } = node as Holder;
  return (
    text ?? content.map((inner) => formatNode(inner as RichTextNode)).join(type.endsWith('List') ? '\n' : '')
  );
}
