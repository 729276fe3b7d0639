import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { openWorkers, WorkEnded } from '#services/foundation/worker/open-workers.ts';
import { noMapping } from '#services/products/exchange/mapping.ts';
import { readSample } from '#services/products/exchange/sample-catalogue.ts';
import { sendRequest } from '../support/send-request.ts';
import { callEditor, editorCookies } from '../support/site/editors.ts';
import { originOf } from '../support/site.ts';

/** Malicious uploads: each is refused with a reason, while other requests are served. */
let cookie: string;
let siteId: string;

beforeAll(async () => {
  cookie = (await editorCookies('chief')).editor ?? '';
  const { data } = await callEditor('reads', 'editedPages', { first: 1 }, { cookie });
  siteId = (data as { editedPages: { nodes: { siteId: string }[] } }).editedPages.nodes[0]?.siteId ?? '';
});

type Imported = {
  data?: { importContent: { total: number } };
  errors?: { extensions: { reason: string; place: string } }[];
};

async function bringExport(body: string): Promise<Imported> {
  const order = { fileName: 'a.xml', siteId, language: 'en', prefix: '/archive', types: [], isTry: true };
  const { text } = await sendRequest(
    `${originOf('main')}/api/editor-import?order=${encodeURIComponent(JSON.stringify(order))}`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        origin: originOf('main'),
        cookie: `editor=${cookie}`,
      },
      body,
    },
  );
  return JSON.parse(text) as Imported;
}

async function bringTranslation(name: string, bytes: Uint8Array) {
  const content = Buffer.from(bytes).toString('base64');
  const { data } = await callEditor('changes', 'importTranslations', { name, content }, { cookie });
  const { importTranslations } = data as {
    importTranslations: { problems: { code: string; line: number }[] }[];
  };
  return importTranslations;
}

/** Which of the two finishes first: the import, or the last of ten pages that a visitor reads meanwhile. */
async function firstOf(work: Promise<unknown>): Promise<string> {
  const reading = async () => {
    for (let page = 0; page < 10; page += 1)
      expect((await sendRequest(`${originOf('main')}/healthz`)).status).toBe(200);
    return 'the pages';
  };
  const first = await Promise.race([work.then(() => 'the import'), reading()]);
  await work;
  return first;
}

const post = (html: string) =>
  `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item><title>A</title><wp:post_id>1</wp:post_id>
   <wp:post_type>page</wp:post_type><wp:status>publish</wp:status>
   <content:encoded><![CDATA[${html}]]></content:encoded></item></channel></rss>`;
const manyTimes = 40_000;

describe('EDI-05 an export of another system', () => {
  test('the door opens: a post is read', async () => {
    expect((await bringExport(post('<p>Hello</p>'))).data?.importContent.total).toBe(1);
  });

  test.each([
    ['elements of XML within each other', `<rss>${'<a>'.repeat(manyTimes)}`, 'tooDeep'],
    ['boxes within each other in a post', post('<div>'.repeat(manyTimes)), 'tooDeep'],
    ['marks within each other in a post', post('<b><i>'.repeat(manyTimes / 2)), 'tooDeep'],
    ['lists within each other in a post', post('<ul><li>'.repeat(manyTimes / 2)), 'tooDeep'],
    [
      'a file of the disk as an entity',
      `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${post('&x;')}`,
      'documentType',
    ],
    [
      'a billion laughs',
      `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;">]>${post('&c;')}`,
      'documentType',
    ],
    [
      'lists within each other in JSON',
      `{"entries":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`,
      'tooDeep',
    ],
    [
      'quotes within each other in Markdown',
      JSON.stringify({ data: { posts: [{ id: '1', title: 'A', text: `${'> '.repeat(5000)}a\nb` }] } }),
      'tooDeep',
    ],
    ['bytes that are not letters', `${'\u0000'.repeat(100)}<rss/>`, 'encoding'],
  ])('%s: refused', async (_, file, reason) => {
    const { errors } = await bringExport(file);
    expect(errors?.[0]?.extensions.reason).toBe(reason);
  });

  test.each([
    ['paragraphs without end', post('<p><b>'.repeat(manyTimes))],
    ['shortcodes that never end', post('[caption] [gallery [embed] <img '.repeat(manyTimes))],
    [
      'pages of one name',
      `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${Array.from({ length: 1000 }, (_, at) => `<item><title>A</title><wp:post_id>${at}</wp:post_id></item>`).join('')}</channel></rss>`,
    ],
  ])('%s: others are answered first', async (_, file) => {
    expect(await firstOf(bringExport(file))).toBe('the pages');
  });
});

describe('EDI-05 translations', () => {
  const xliff = (inside: string) =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de">${inside}</xliff>`;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const spaces = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024).fill(32);

  /** An archive with another size for its first file, in its header and in the directory. */
  function lying(archive: Uint8Array, size: number): Uint8Array {
    const copy = Buffer.from(archive);
    copy.writeUInt32LE(size, 22);
    copy.writeUInt32LE(size, copy.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24);
    return copy;
  }

  test.each([
    ['a zip that becomes too much', () => zipSync({ 'a.xlf': spaces(33) }), 'archive-size'],
    [
      'many files that become too much',
      () => zipSync(Object.fromEntries([1, 2, 3].map((at) => [`${at}.xlf`, spaces(30)]))),
      'archive-size',
    ],
    [
      'a zip that lies about what it becomes',
      () => lying(zipSync({ 'a.xlf': spaces(20) }), 100),
      'archive-size',
    ],
    ['a zip whose files lead elsewhere', () => zipSync({ '../../a.xlf': bytes(xliff('')) }), 'archive'],
    ['a zip whose files stand at the root', () => zipSync({ '/etc/a.xlf': bytes(xliff('')) }), 'archive'],
    ['half a zip', () => zipSync({ 'a.xlf': randomBytes(50_000) }).subarray(0, 20_000), 'archive'],
    [
      'a file of the disk as an entity',
      () => bytes(`<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xliff('&x;')}`),
      'document-type',
    ],
    ['elements within each other', () => bytes('<a>'.repeat(manyTimes)), 'too-deep'],
  ])('%s: refused', async (_, file, code) => {
    const [report] = await bringTranslation('a.xlf', file());
    expect(report?.problems[0]?.code).toBe(code);
  });

  test('a zip that becomes too much: others are answered first', async () => {
    const reading = bringTranslation('a.zip', zipSync({ 'a.xlf': spaces(8), 'b.xlf': spaces(8) }));
    expect(await firstOf(reading)).toBe('the pages');
  });
});

describe('decision 14: catalogues', () => {
  type Reader = typeof import('#services/products/exchange/catalogue-worker.ts');
  const url = new URL('../../services/products/exchange/catalogue-worker.ts', import.meta.url);
  const withWorker = openWorkers<Reader>(url, { seconds: 60, megabytes: 512, atOnce: 1, waiting: 1 });

  async function read(format: 'csv' | 'bmecat', text: string): Promise<string> {
    const { vocabulary } = await readSample();
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    const path = join(folder, 'file');
    await writeFile(path, text);
    const { lines } = await withWorker((call) =>
      call('read', { path, format, mapping: noMapping, vocabulary }),
    );
    await rm(folder, { recursive: true });
    return lines.at(-1)?.message ?? '';
  }

  test.each([
    ['a million columns', 'csv', `slug${',a'.repeat(400_000)}\n`, /more than 5000 columns/],
    ['a cell without end', 'csv', `slug,name.en\nx,"${'y'.repeat(2_000_000)}`, /record|Max/i],
    ['a head of a million spaces', 'csv', `slug,a${' '.repeat(500_000)}b\nx,y`, /not a field/],
    ['elements within each other', 'bmecat', `<BMECAT>${'<a>'.repeat(manyTimes)}`, /deep/],
    [
      'a billion laughs',
      'bmecat',
      '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><BMECAT>&b;</BMECAT>',
      /DTD/,
    ],
  ] as const)('%s: refused', async (_, format, text, message) => {
    expect(await read(format, text)).toMatch(message);
  });
});

describe('whatever is parsed', () => {
  type Harm = typeof import('./support/harmful-work.ts');
  const url = new URL('./support/harmful-work.ts', import.meta.url);
  // A process that starts on a busy machine takes more than a second of it.
  const withWorker = openWorkers<Harm>(url, { seconds: 5, megabytes: 64, atOnce: 2, waiting: 2 });

  test.each(['withoutEnd', 'withoutMeasure', 'withoutGround'] as const)('%s: is ended', async (name) => {
    await expect(withWorker((call) => call(name) as Promise<unknown>)).rejects.toThrow(WorkEnded);
  });

  test('the next one is done, and knows nothing of the installation', async () => {
    expect(await withWorker((call) => call('environment'))).toEqual([]);
  });

  test('while one goes on without end others are answered', async () => {
    const order: string[] = [];
    const endless = withWorker((call) => call('withoutEnd')).catch(() => void order.push('ended'));
    await withWorker((call) => call('environment')).then(() => void order.push('answered'));
    await endless;
    expect(order).toEqual(['answered', 'ended']);
  });

  test('no more wait than may', async () => {
    const all = Array.from({ length: 5 }, () => withWorker((call) => call('withoutEnd')));
    const names = (await Promise.allSettled(all)).map((each) => (each as PromiseRejectedResult).reason.name);
    expect(names.toSorted()).toEqual(['Overloaded', 'WorkEnded', 'WorkEnded', 'WorkEnded', 'WorkEnded']);
  });
});
