import { maxExportBytes } from '#contracts/content/largest-export.ts';
import { isContentful, readContentful } from './contentful/read-contentful.ts';
import { isHygraph, readHygraph } from './hygraph/read-hygraph.ts';
import type { Json } from './json/record.ts';
import { type SourceFile, UnreadableExport } from './source-item.ts';
import { readWordpress } from './wordpress/read-wordpress.ts';

const maxItems = 100_000;
const deepestJson = 100;

/**
 * Reads the export of another system, which is recognised by its contents. Nothing is fetched.
 * @throws {UnreadableExport}
 */
export function readExport(bytes: Uint8Array): SourceFile {
  if (bytes.length > maxExportBytes) throw new UnreadableExport('tooLarge');
  const text = decodeText(bytes);
  if (text.includes('\u0000') || text.includes('\ufffd\ufffd\ufffd')) throw new UnreadableExport('encoding');
  const start = text
    .slice(0, 200)
    .replace(/^\ufeff/, '')
    .trimStart();
  const file = start.startsWith('<') ? readWordpress(text.replace(/^\ufeff/, '')) : readJson(text);
  if (file.items.length > maxItems) throw new UnreadableExport('tooMany');
  return file;
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableExport('encoding');
  }
}

function readJson(text: string): SourceFile {
  const json = parsed(text);
  if (isDeeper(json, deepestJson)) throw new UnreadableExport('tooDeep');
  if (isContentful(json)) return readContentful(json);
  if (isHygraph(json)) return readHygraph(json);
  throw new UnreadableExport('unknownFormat');
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as Json;
  } catch (error) {
    const [, line] = /line (\d+)/.exec(String(error)) ?? [];
    throw new UnreadableExport('malformed', line ? `line ${line}` : '');
  }
}

/** Level by level, so that a deeply nested file cannot exhaust the stack. */
function isDeeper(json: Json, limit: number): boolean {
  let level: Json[] = [json];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null
        ? Array.isArray(value)
          ? value
          : Object.values(value)
        : [],
    );
  }
  return false;
}
