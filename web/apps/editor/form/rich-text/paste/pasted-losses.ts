/** What of something pasted a text cannot hold: how many tables became lines, and how many pictures stayed behind. */
export type Losses = { readonly tables: number; readonly pictures: number };

/** The same with what of it stands elsewhere now: tables in blocks of their own, joined cells in them that were parted, and pictures. */
export type PasteReport = Losses & {
  readonly blocks: number;
  readonly joined: number;
  readonly uploaded: number;
};

export const nothingPasted: PasteReport = { tables: 0, pictures: 0, blocks: 0, joined: 0, uploaded: 0 };

/** Word writes a picture twice: for itself as VML in a conditional comment, and for others as an image. */
export function findLosses(html: string): Losses {
  const shown = html.replace(/<!--[\s\S]*?-->/g, '');
  const pictures = shown.match(/<img\b/gi) ?? shown.match(/<v:imagedata\b/gi) ?? [];
  return { tables: (shown.match(/<table\b/gi) ?? []).length, pictures: pictures.length };
}

/** Tables with each row as a line, `0.5 mm² | white`: cells that become paragraphs of their own say nothing any more. */
export function rowsAsLines(html: string): string {
  return html
    .replace(/<tr\b[^>]*>([\s\S]*?)<\/tr\s*>/gi, (_, row: string) => {
      const cells = row.split(/<t[dh]\b[^>]*>/i).slice(1);
      const words = cells.map((cell) => cell.replace(/<\/?(?:p|div|br|t[dh])\b[^>]*>/gi, ' ').trim());
      return words.every((cell) => cell.replace(/<[^>]*>|&nbsp;|\s/g, '') === '')
        ? ''
        : `<p>${words.join(' | ')}</p>`;
    })
    .replace(/<\/?(?:table|tbody|thead|tfoot|colgroup|col|caption)\b[^>]*>/gi, '');
}
