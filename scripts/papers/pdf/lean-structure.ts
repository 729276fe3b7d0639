import type { PdfObject } from './list-bodies.ts';
import { isStream } from './pdf-stream.ts';

/**
 * Removes the meaningless elements (NonStruct) that Chromium puts around each piece of text: their content
 * moves to the parent element. This halves the elements of a data sheet, and no reader needs them.
 */
export function withLeanStructure(objects: readonly PdfObject[]): PdfObject[] {
  const bodies = new Map(
    objects
      .filter(({ body }) => !isStream(body))
      .map(({ number, body }) => [number, body.toString('latin1')]),
  );
  const parents = new Map<number, number>();
  for (const [number, body] of bodies) {
    const kids = getKids(body);
    if (!holdsText.test(body) || kids === null) continue;
    const leaves = kids.flatMap((kid) => getLeaf(kid, bodies) ?? []);
    const pages = new Set([getPage(body), ...leaves.map(({ page }) => page)].filter((page) => page !== null));
    if (leaves.length === 0 || pages.size !== 1) continue;
    const content = kids.map((kid) => getLeaf(kid, bodies)?.content ?? kid).join(' ');
    bodies.set(number, withKids(body, content, [...pages][0] ?? ''));
    for (const leaf of leaves) parents.set(leaf.number, number);
  }
  return objects
    .filter(({ number }) => !parents.has(number))
    .map((object) => {
      const body = bodies.get(object.number);
      if (body === undefined) return object;
      return { ...object, body: Buffer.from(withParents(body, parents), 'latin1') };
    });
}

type Leaf = { number: number; page: string; content: string };

/** Elements that contain text directly; documents, tables and lists contain other elements. */
const holdsText = /\/S \/(?:P|H\d|TH|TD|LBody|NonStruct)\b/;

const getPage = (body: string) => /\/Pg (\d+ 0 R)/.exec(body)?.[1] ?? null;

/** The numbers of marked content and references; null: there are other children among them. */
function getKids(body: string): string[] | null {
  const [, many, one] = /\/K (?:\[([\d R]*)\]|(\d+(?: 0 R)?))(?=\s*(?:\/|>>))/.exec(body) ?? [];
  const kids = many ?? one;
  return kids === undefined ? null : (kids.match(/\d+ 0 R|\d+/g) ?? []);
}

function getLeaf(kid: string, bodies: ReadonlyMap<number, string>): Leaf | null {
  const number = Number(/^(\d+) 0 R$/.exec(kid)?.[1]);
  const body = bodies.get(number);
  const [, page, content] =
    /^<<\/Type \/StructElem\s+\/S \/NonStruct\s+\/P \d+ 0 R\s+\/Pg (\d+ 0 R)\s+\/K (\d+|\[[\d ]*\])>>$/.exec(
      body ?? '',
    ) ?? [];
  if (page === undefined || content === undefined || /\d 0 R/.test(content)) return null;
  return { number, page, content: content.replace(/[[\]]/g, '') };
}

function withKids(body: string, content: string, page: string): string {
  const kids = /^\d+$/.test(content) ? content : `[${content}]`;
  const without = body.replace(/\s*\/Pg \d+ 0 R/, '');
  return without.replace(/\/K (?:\[[\d R]*\]|\d+(?: 0 R)?)/, `/Pg ${page}\n/K ${kids}`);
}

/** Replaces the removed elements in the arrays that name the element of each piece of content. */
function withParents(body: string, parents: ReadonlyMap<number, number>): string {
  if (!/^\[(?:(?:\d+ 0 R|null)\s*)*\]$/.test(body)) return body;
  return body.replace(/(\d+) 0 R/g, (_, number) => `${parents.get(Number(number)) ?? number} 0 R`);
}
