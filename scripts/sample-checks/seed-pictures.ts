import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';
import type { SeedProduct } from '#services/products/import/seed-catalogue.ts';

/** Machines and services with their own pictures, by slug. */
export type OwnPictures = ReadonlyMap<string, readonly string[]>;

export function ownPictures(products: readonly SeedProduct[]): OwnPictures {
  return new Map(
    products.map(({ slug, images }) => [slug, images.map(({ name }) => name.replace(/\.\w+$/, ''))]),
  );
}

/**
 * Films that show another machine than the one that their page is about: each machine has its own, and a
 * service has none.
 */
export function wrongFilms(products: readonly SeedProduct[]): string[] {
  return products.flatMap(({ type, slug, films }) =>
    Object.values(films)
      .filter((file) => file !== null)
      .filter((file) =>
        type === 'service' ? /^machine-|-turn\b/.test(file) : !file.startsWith(`machine-${slug}-`),
      )
      .map((file) => `${type}s/${slug}.yaml: the film ${file} shows another machine`),
  );
}

/**
 * Finds pages and news that show another machine than the one that they link to. Visitors who click on a
 * machine in a tile expect that machine: a card, a teaser or a news entry that links to a product shows a
 * picture of that product; any other link to a product may show a scene, but no other machine.
 * @returns a line for each, with its place in its file
 */
export function wrongPictures(directory: string, own: OwnPictures): string[] {
  const files = [...globSync('pages/**/*.yaml', { cwd: directory }), 'news.yaml'];
  return files.sort().flatMap((file) => {
    const lines = new LineCounter();
    const text = readFileSync(join(directory, file), 'utf8');
    const { contents } = parseDocument(text, { lineCounter: lines });
    return wrongIn(contents, file === 'news.yaml').map(({ image, message }) => {
      const { line, col } = lines.linePos(image.range?.[0] ?? 0);
      return `${file}:${line}:${col}: ${message}`;
    });
  });

  function wrongIn(node: unknown, isTile: boolean): { image: Node; message: string }[] {
    if (isSeq(node)) return node.items.flatMap((item) => wrongIn(item, isTile));
    if (!isMap(node)) return [];
    const image = node.get('image', true);
    const slug = leadsTo(node);
    const pictures = own.get(slug ?? '');
    const below = node.items.flatMap(({ key, value }) => {
      const name = isScalar(key) ? key.value : '';
      return wrongIn(value, isTile || name === 'cards' || name === 'productTeaser');
    });
    if (!pictures || !isScalar(image)) return below;
    const shown = String(image.value);
    const mustBeOwn = shown.startsWith('machine-') || (isTile && pictures.length > 0);
    if (!mustBeOwn || pictures.includes(shown)) return below;
    const message = `leads to ${slug}, whose own pictures are ${pictures.join(', ') || 'none'}, and shows ${shown}`;
    return [{ image, message }, ...below];
  }
}

/**
 * The product or service that an item links to: directly, by its teaser, or by the first of its buttons that
 * does.
 */
function leadsTo(node: YAMLMap): string | undefined {
  const actions = node.get('actions');
  const links = [node, node.get('link'), ...(isSeq(actions) ? actions.items : [])];
  for (const link of links) {
    if (!isMap(link)) continue;
    const named = link.get('product') ?? link.get('service') ?? (link.has('injection') && link.get('slug'));
    if (typeof named === 'string') return named;
  }
  return undefined;
}
