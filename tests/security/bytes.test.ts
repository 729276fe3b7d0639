import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idTokenHeader } from '#contracts/identity/client.ts';
import { createFileAddresses } from '#services/foundation/cryptography/sign-file-address.ts';
import { createWhitepaperLinks } from '#services/support/whitepaper/whitepaper-links.ts';
import { discover, tokensFor } from '../identity/support/client.ts';
import { signIn } from '../identity/support/journey.ts';
import { sampleDataDir } from '../support/sample-data.ts';
import { type RunningServer, samplePassword, startServer } from '../support/server.ts';
import { query } from '../support/site/query.ts';
import { samplePages } from '../support/site/sample-pages.ts';
import { people } from '../support/site/sign-in.ts';
import { inTurns, type StoredFile, storedFiles, sum } from './support/stored-files.ts';

/**
 * PAG-05 DLC-01 FIL-01 IMG-01 TIC-02: everything in the store is requested in every form of address by every
 * kind of person. The public files are found by reading the pages; everything else must be closed, except
 * through its own access control.
 */

const data = sampleDataDir();
let server: RunningServer;
let database: pg.Client;
/** All files of the store, by the beginning of their checksum. */
let stored: Map<string, StoredFile>;
/** The hashes of the files that pages and documents show to a stranger. */
const shown = new Set<string>();
const tokens = { otherCustomer: '', applicant: '', customer: '', onPremise: '', employee: '' };
type Known = keyof typeof tokens;

beforeAll(async () => {
  server = await startServer({ DATA_DIR: data.path });
  database = new pg.Client({ host: join(data.path, 'postgres/run'), user: 'site', database: 'website' });
  await database.connect();
  const config = await discover(server.address);
  for (const person of Object.keys(tokens) as Known[]) {
    const cookies = await signIn(server.address, people[person]);
    tokens[person] = (await tokensFor(server.address, config, cookies)).id_token ?? '';
  }
  stored = new Map(storedFiles(data.path).map((file) => [file.hash, file]));
  await readWhatIsShown();
});

afterAll(async () => {
  await database?.end();
  await server?.stop();
  await data.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.address + path, { headers });

async function rows<Row>(sql: string): Promise<Row[]> {
  return (await database.query(sql)).rows as Row[];
}

/**
 * Reads all English pages of the main site, all public documents, and the pictures that only the catalogue
 * names.
 */
async function readWhatIsShown(): Promise<void> {
  const text = async (path: string) => (await get(path)).text();
  const paths = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname);
  const sitemaps = paths(await text('/sitemap.xml'));
  const pages = (await inTurns(sitemaps, text)).flatMap(paths).filter((path) => /^\/en(?:\/|$)/.test(path));
  expect(pages.length).toBeGreaterThan(100);
  const html = await inTurns(['/en', ...pages], text);
  for (const [, hash = ''] of html.join('').matchAll(/\/(?:image|media)\/([0-9a-f]{40})/g)) shown.add(hash);
  const { capabilities } = await run<{ capabilities: { image: string }[] }>(
    'products',
    '{ capabilities(language: "en") { image } }',
  );
  for (const { image } of capabilities) shown.add(/[0-9a-f]{40}/.exec(image)?.[0] ?? image);
  const slugs = await rows<{ slug: string; language: string }>(
    `SELECT slug, language FROM content.file f JOIN content.file_version v ON v.file_id = f.id
     UNION SELECT document, language FROM products.document_version`,
  );
  await inTurns(slugs, async ({ slug, language }) => {
    const answer = await get(`/file/${slug}?l=${language}`);
    if (answer.status === 200) shown.add(sum(new Uint8Array(await answer.arrayBuffer())).slice(0, 40));
    else await answer.body?.cancel();
  });
}

const hidden = () => [...stored.values()].filter(({ hash }) => !shown.has(hash));

/** Every address that a file might have, given its checksums and its path in the store. */
function addressesOf({ sha256, hash, path }: StoredFile): string[] {
  const name = path.split('/').at(-1) ?? '';
  return [...new Set([hash, sha256, name, name.replace(/\.\w+$/, '')])].flatMap((known) => [
    `/media/${known}/x.zip`,
    `/media/${known}.zzzzzzz.AAAA/x.zip`,
    `/image/${known}/480-fit-90.webp`,
    `/image/${known}/original.svg`,
    `/file/${known}?dl=true`,
    `/api/downloads/${known}/x.zip`,
    `/api/attachments/${known}/x.zip?exp=9999999999&sig=AAAA`,
    `/api/uploads/${known}`,
    `/api/release-uploads/${known}`,
    `/files/${path}`,
    `/${path}`,
  ]);
}

test('IMG-01 FIL-01 what pages show is there for everybody, whole and in parts, and may be kept', async () => {
  const named = [...shown].filter((hash) => stored.has(hash));
  expect(named.length).toBeGreaterThan(200);
  expect(named.length, 'every address on a page names a file').toBe(shown.size);
  await inTurns(named, async (hash) => {
    const { sha256, size } = stored.get(hash)!;
    const whole = await get(`/media/${hash}/x`);
    expect([whole.status, sum(new Uint8Array(await whole.arrayBuffer()))]).toEqual([200, sha256]);
    expect(whole.headers.get('cache-control')).toContain('immutable');
    const part = await get(`/media/${hash}/x`, { range: 'bytes=1-4' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1-4/${size}`]);
    await part.body?.cancel();
  });
});

describe('PAG-05 DLC-01 TIC-02 knowing a file opens nothing', () => {
  test.for(['a stranger', 'otherCustomer', 'applicant'] as const)('to %s', async (who) => {
    const headers: Record<string, string> = who === 'a stranger' ? {} : { [idTokenHeader]: tokens[who] };
    expect(hidden().length).toBeGreaterThan(50);
    const hiddenAddresses = hidden().flatMap(addressesOf);
    await inTurns(hiddenAddresses, async (address) => {
      const ways: Record<string, string>[] = who === 'a stranger' ? [{}, { range: 'bytes=0-9' }] : [{}];
      for (const more of ways) {
        const answer = await get(address, { ...headers, ...more });
        expect([400, 401, 403, 404, 405], address).toContain(answer.status);
        await answer.body?.cancel();
      }
    });
  });

  test('nor does an address that was made for another file, elsewhere, or long ago', async () => {
    const { hash } = hidden()[0]!;
    const secret = readFileSync(join(data.path, 'secret'), 'utf8');
    const closed = (by: string, now = Date.now()) => createFileAddresses(by, () => now).closed('media', hash);
    const good = closed(secret);
    for (const address of [
      good.replace(hash, hidden()[1]!.hash),
      good.replace('/media/', '/image/'),
      closed('another secret'),
      closed(secret, Date.now() - 3_600_000),
    ])
      expect([403, 404], address).toContain((await get(`${address}/x`)).status);
  });
});

/**
 * The checksums of the files at addresses that were made for a person; each must be available whole and in
 * parts.
 */
async function sumsOf(addresses: readonly string[], headers: Record<string, string> = {}): Promise<string[]> {
  return inTurns(addresses, async (address) => {
    const whole = await get(address, headers);
    expect([whole.status, whole.headers.get('cache-control')], address).toEqual([200, 'private, no-store']);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    // Pictures are only available whole.
    if (address.startsWith('/image/')) return sum(bytes);
    const part = await get(address, { ...headers, range: 'bytes=1-4' });
    expect(part.status, address).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()), address).toEqual(Buffer.from(bytes.subarray(1, 5)));
    return sum(bytes);
  });
}

const run = <Data>(backEnd: string, text: string, headers: Record<string, string> = {}) =>
  query<Data>(server.address, backEnd, text, { headers });

type ReleaseFile = { name: string; url: string | null; sha256: string | null };
async function releaseFiles(person: Known): Promise<ReleaseFile[]> {
  const text = '{ software { releases { entitled files { name url sha256 } } } }';
  type Software = { releases: { files: ReleaseFile[] }[] };
  const { software } = await run<{ software: Software[] }>('support', text, {
    [idTokenHeader]: tokens[person],
  });
  return software.flatMap(({ releases }) => releases.flatMap(({ files }) => files));
}

type Attachment = { url: string; previewUrl: string | null };
async function attachments(person: Known): Promise<string[]> {
  const headers = { [idTokenHeader]: tokens[person] };
  const list = '{ tickets(pageSize: 100) { items { number } } }';
  const { tickets } = await run<{ tickets: { items: { number: string }[] } }>('support', list, headers);
  const fields = 'attachments { url previewUrl }';
  const found = await inTurns(tickets.items, async ({ number }) => {
    const text = `{ ticket(number: "${number}") { ${fields} conversation { ... on TicketReply { ${fields} } } } }`;
    type Ticket = { attachments: Attachment[]; conversation: { attachments?: Attachment[] }[] };
    const { ticket } = await run<{ ticket: Ticket }>('support', text, headers);
    return [...ticket.attachments, ...ticket.conversation.flatMap((entry) => entry.attachments ?? [])];
  });
  return found.flat().flatMap(({ url, previewUrl }) => [url, previewUrl ?? url]);
}

/** The addresses of everything in the media library, as an editor gets them. */
async function library(): Promise<string[]> {
  const opened = await fetch(`${server.address}/api/editor-area-authentication`, {
    method: 'POST',
    headers: { origin: server.address, 'content-type': 'application/json' },
    body: JSON.stringify({ input: samplePassword, name: 'Jonas Meier' }),
  });
  const { hashedPassword: cookie } = (await opened.json()) as { hashedPassword: string };
  const files = await rows<{ id: string }>('SELECT id FROM content.file');
  const found = await inTurns(files, async ({ id }) => {
    const answer = await fetch(`${server.address}/api/hygraph-draft-proxy?backend=content`, {
      method: 'POST',
      headers: { origin: server.address, 'content-type': 'application/json', cookie: `editor=${cookie}` },
      body: JSON.stringify({ operationName: 'mediaFile', variables: { id } }),
    });
    const { data: json } = (await answer.json()) as { data: { mediaFile: { versions: { url: string }[] } } };
    return json.mediaFile.versions.map(({ url }) => url);
  });
  return found.flat();
}

async function requestedPapers(): Promise<string[]> {
  const links = createWhitepaperLinks(readFileSync(join(data.path, 'secret'), 'utf8'));
  const papers = await rows<{ slug: string; language: string }>(
    `SELECT f.slug, v.language FROM content.file f JOIN content.file_version v ON v.file_id = f.id
     WHERE EXISTS (SELECT FROM content.page_version p WHERE p.stage = 'PUBLISHED'
       AND p.blocks @> jsonb_build_array(jsonb_build_object('type', 'form', 'file', f.id::text)))`,
  );
  return papers.map(
    ({ slug, language }) => `/api/whitepaper/${links.sign({ slug, language: language || 'en' })}`,
  );
}

describe('PAG-05 DLC-01 TIC-02 what is closed opens by the door that was made for whoever may', () => {
  const opened = new Set<string>();
  const open = async (addresses: readonly string[], headers: Record<string, string> = {}) => {
    expect(addresses.length).toBeGreaterThan(0);
    const sums = await sumsOf(addresses, headers);
    for (const each of sums) opened.add(each.slice(0, 40));
    return sums;
  };

  test('DLC-01 releases, with the sum to check them by, to whose application they are of', async () => {
    for (const person of ['customer', 'onPremise', 'employee'] as const) {
      const given = (await releaseFiles(person)).filter(({ url }) => url !== null);
      if (given.length === 0) continue;
      expect(await open(given.map(({ url }) => url!))).toEqual(given.map(({ sha256 }) => sha256));
    }
  });

  test('DLC-01 also drafts and what was withdrawn lie there, for our own people who bring them out', async () => {
    const query = '{ managedReleases { state files { name url sha256 } } }';
    const headers = { [idTokenHeader]: tokens.employee };
    type Managed = { state: string; files: ReleaseFile[] };
    const { managedReleases } = await run<{ managedReleases: Managed[] }>('support', query, headers);
    const files = managedReleases.flatMap((release) => release.files);
    await open(files.flatMap(({ url }) => url ?? []));
    expect(await run('support', query, { [idTokenHeader]: tokens.customer })).toBeNull();
  });

  test('DLC-01 whoever may not have a release gets neither its address nor its sum', async () => {
    for (const person of Object.keys(tokens) as Known[])
      for (const { name, url, sha256 } of await releaseFiles(person))
        expect(sha256 === null, `${name} to ${person}`).toBe(url === null);
    expect((await releaseFiles('applicant')).every(({ url }) => url === null)).toBe(true);
  });

  test('TIC-02 pictures and films of tickets to their organisation', async () => {
    await open(await attachments('employee'));
    const others = new Set(
      (await attachments('otherCustomer')).map((url) => new URL(url, server.address).pathname),
    );
    for (const url of await attachments('customer'))
      expect(others.has(new URL(url, server.address).pathname), url).toBe(false);
  });

  test('EDI-05 whatever is in the media library to editors', async () => {
    await open(await library());
  });

  test('FRM-01 papers on request to whoever was sent them', async () => {
    await open(await requestedPapers());
  });

  test('PAG-05 what protected pages show to who entered the password, by addresses and as papers', async () => {
    const portal = samplePages().find(
      ({ site, passwords }) => site === 'brand-portal' && passwords.length > 0,
    )!;
    const path = `/en/brand-portal${portal.path}`;
    const entered = await fetch(server.address + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.address, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ password: portal.passwords[0]! }),
    });
    const cookie = entered.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const html = await (await get(path, { cookie })).text();
    const pictures = [...html.matchAll(/\/image\/[\w.-]+\/[\w@.-]+/g)].map(([address]) => address);
    const closed = pictures.filter((address) => address.split('/')[2]?.includes('.'));
    expect(closed.length).toBeGreaterThan(0);
    await sumsOf(closed);
    const papers = [...html.matchAll(/href="(\/file\/[^"]+)"/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    );
    await open(papers, { cookie });
    for (const address of papers) expect((await get(address)).status, address).toBe(404);
  });

  test('AST-01 papers for signed-in readers to who is signed in', async () => {
    const remembered = await fetch(`${server.address}/api/page-access`, {
      method: 'POST',
      headers: { origin: server.address, authorization: `Bearer ${tokens.applicant}` },
    });
    const cookie = remembered.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const papers = await rows<{ slug: string; language: string }>(
      `SELECT slug, language FROM products.document d JOIN products.document_version v ON v.document = d.slug
       WHERE d.login`,
    );
    const addresses = papers.map(({ slug, language }) => `/file/${slug}?l=${language}`);
    await open(addresses, { cookie });
    for (const address of addresses) expect((await get(address)).status, address).toBe(403);
  });

  test('nothing lies in the store that no door opens', () => {
    expect(
      hidden()
        .filter(({ hash }) => !opened.has(hash))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});

test('FIL-01 no back end tells a stranger by which name the store knows what he may not have', async () => {
  const slugs = await rows<{ slug: string }>(
    'SELECT slug FROM content.file UNION SELECT slug FROM products.document',
  );
  const secrets = new Set(hidden().map(({ hash }) => hash));
  await inTurns(slugs, async ({ slug }) => {
    const json = [
      await run<unknown>('content', `{ file(slug: "${slug}") { hash url thumbnail { src } } }`),
      await run<unknown>('products', `{ documentBySlug(slug: "${slug}", languages: ["en", "de"]) { hash } }`),
    ];
    for (const [, hash = ''] of JSON.stringify(json).matchAll(/([0-9a-f]{40})/g))
      expect(secrets.has(hash), slug).toBe(false);
  });
});
