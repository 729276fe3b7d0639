import { blocks } from '#contracts/content/blocks.ts';
import type { Fields } from '#contracts/content/fields.ts';

/** The names of fields with one or several links; a name has the same meaning in all blocks. */
const linkFields = new Set(Object.values(blocks).flatMap(findLinkFields));

function findLinkFields(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'link' || field.kind === 'links') return [name];
    return field.kind === 'list' ? findLinkFields(field.fields) : [];
  });
}

/** Whether a path in a block ends at the text of a link. */
export function isTextOfLink(path: readonly (string | number)[]): boolean {
  const field = path.slice(0, -1).findLast((part) => typeof part === 'string');
  return path.at(-1) === 'text' && field !== undefined && linkFields.has(String(field));
}
