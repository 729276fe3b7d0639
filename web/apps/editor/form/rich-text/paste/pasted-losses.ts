/** What a text could not take of a paste: tables that became lines, and pictures that were left out. */
export type Losses = {
  readonly tables: number;
  readonly pictures: number;
  /** The file names of the first of these pictures, each once. */
  readonly names: readonly string[];
};

/** The same, with what was moved to blocks: tables, split cells in them, and pictures. */
export type PasteReport = Losses & {
  readonly blocks: number;
  readonly joined: number;
  readonly uploaded: number;
};

export const nothingPasted: PasteReport = {
  tables: 0,
  pictures: 0,
  names: [],
  blocks: 0,
  joined: 0,
  uploaded: 0,
};

/** More names are no more helpful. */
const maxNames = 5;

/** Word writes a picture twice: for itself as VML in a conditional comment, and for others as an image. */
export function findLosses(html: string): Losses {
  const shown = html.replace(/<!--[\s\S]*?-->/g, '');
  const pictures = shown.match(/<img\b/gi) ?? shown.match(/<v:imagedata\b/gi) ?? [];
  const names = [...shown.matchAll(/<(?:img|v:imagedata)\b[^>]*?\bsrc\s*=\s*["']?([^"'>\s]+)/gi)]
    .map(([, address = '']) => getFileName(address))
    .filter((name) => name !== '');
  return {
    tables: (shown.match(/<table\b/gi) ?? []).length,
    pictures: pictures.length,
    names: [...new Set(names)].slice(0, maxNames),
  };
}

/** `file:///C:/Temp/clip%20image001.png` is called `clip image001.png`; empty: it has no name. */
function getFileName(address: string): string {
  if (/^data:/i.test(address)) return '';
  const [, name = ''] = /([^/\\\\?#]+\.[a-z]{3,4})(?:[?#].*)?$/i.exec(address) ?? [];
  try {
    return decodeURIComponent(name).slice(0, 80);
  } catch {
    return name.slice(0, 80);
  }
}

/** Tables with each row as a line, `0.5 mm² | white`: cells as separate paragraphs would be meaningless. */
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
