import { request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { sitemapAddresses } from '../tests/crawl/sitemap.ts';

export type Answer = {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
};

/** Requests an address without decoding the response, so that sizes are those on the wire. */
export function get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    })
      .once('error', reject)
      .end();
  });
}

const ofContent = /^\/(?:en|de|fr)(?:\/(?!products|services)|$)/;

/** The content pages of the main site in three languages: more than its data cache holds. */
export async function contentPaths(address: string): Promise<string[]> {
  const paths = (await sitemapAddresses(address)).map((page) => new URL(page).pathname);
  return paths.filter((path) => ofContent.test(path));
}

/** The scripts that a page loads by itself: named in its HTML, or imported by those at once. */
export async function firstLoadScripts(
  address: string,
  path: string,
): Promise<{ files: number; bytes: number }> {
  const html = (await get(address + path)).body.toString();
  const found = new Map<string, number>();
  const waiting = scriptsIn(html);
  for (const name of waiting) {
    if (found.has(name)) continue;
    const { status, body } = await get(new URL(name, address + path).href);
    if (status !== 200) throw new Error(`${name} of ${path} answered ${status}`);
    found.set(name, compressedLength(body));
    for (const [, imported = ''] of body
      .toString()
      .matchAll(/(?:^|[;\s}])(?:import|from)\s*["'](\.{0,2}\/[^"']+\.m?js)["']/g)) {
      waiting.push(new URL(imported, new URL(name, address)).pathname);
    }
  }
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)];
  const inlineBytes = inline.reduce((sum, [, text = '']) => sum + compressedLength(Buffer.from(text)), 0);
  return { files: found.size, bytes: [...found.values()].reduce((sum, size) => sum + size, inlineBytes) };
}

function scriptsIn(html: string): string[] {
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].filter(
    ([tag]) => !/\bnomodule\b/i.test(tag),
  );
  const preloads = [...html.matchAll(/<link[^>]*rel="modulepreload"[^>]*>/g)].map(([tag]) =>
    /href="([^"]+)"/.exec(tag),
  );
  return [...scripts, ...preloads].map((match) => match?.[1]?.replaceAll('&amp;', '&') ?? '').filter(Boolean);
}

/** All are compressed in the same way, whatever their server does. */
function compressedLength(body: Buffer): number {
  if (body.length === 0) return 0;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
