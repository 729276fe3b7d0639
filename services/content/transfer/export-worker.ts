/** The part of an import that runs outside the main thread: reading the file, and planning what becomes of it. */
import type { Place } from './convert-page.ts';
import type { Args, ExistingContent } from './existing-content.ts';
import { findTypes, type Mapping } from './mapping.ts';
import { getAll, type Markup } from './markup/markup.ts';
import { isDocument, mediaNames } from './media-library.ts';
import { findPlaces, newsIds, withoutMistakes } from './plan/find-places.ts';
import { type Plan, planImport } from './plan/plan-import.ts';
import { oldPaths } from './plan/plan-redirects.ts';
import { readExport } from './read-export.ts';
import type { Report } from './report.ts';
import { type Source, type SourceFile, type UnreadableCode, UnreadableExport } from './source-item.ts';

let reading: { file: SourceFile; mapping: Mapping; places: Map<string, Place> } | undefined;

type Read = { source: Source; args: Args } | { refused: UnreadableCode; place: string };

/** Reads the file and gives what has to be looked up before planning, or why it cannot be read. */
export function read(bytes: Uint8Array, mapping: Mapping): Read {
  try {
    const file = readExport(bytes);
    const places = findPlaces(file, mapping);
    reading = { file, mapping, places };
    return {
      source: file.source,
      args: {
        pages: [...places.values()].flatMap(({ id, otherId }) => [id, otherId]),
        paths: [...places.values()].map(({ path }) => path),
        news: [...newsIds(file, mapping).values()].flatMap(({ id, otherId }) => [id, otherId]),
        media: [...mediaNames(file, findReferences(file))],
        addresses: [...oldPaths(file).values()],
      },
    };
  } catch (error) {
    if (!(error instanceof UnreadableExport)) throw error;
    return { refused: error.code, place: error.place };
  }
}

/** Plans the file that was read. */
export function plan(here: ExistingContent): Plan & { types: Report['types'] } {
  if (!reading) throw new Error('Nothing was read');
  const { file, mapping, places } = reading;
  reading = undefined;
  const own = withoutMistakes(file, places, here.known);
  return { ...planImport(file, mapping, own, here), types: findTypes(file, mapping) };
}

function findReferences({ items }: SourceFile): string[] {
  const bodies: Markup[] = items.flatMap((item) =>
    item.kind === 'page' ? Object.values(item.page.texts).flatMap(({ body }) => body) : [],
  );
  const links = getAll(bodies, 'a').map(({ attributes }) => attributes.href ?? '');
  return [
    ...getAll(bodies, 'img').map(({ attributes }) => attributes.src ?? ''),
    ...links.filter((href) => isDocument(href)),
  ];
}
