import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { idTokenHeader } from '#contracts/identity/client.ts';
import type { Support } from '#services/support/index.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import {
  embeddedPortal,
  openPortal,
  portalToken,
  samplePortal,
} from '../../support/back-ends/portal-back-end.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';
import { idOf, type Viewer } from '../../support/back-ends/sample-viewers.ts';

let database: FreshDatabase;
let support: Support;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  support = await openPortal(database);
});

afterAll(() => database?.close());

type File = { name: string; size: number; sha256: string; url: string | null };
type Release = { id: string; version: string; entitled: boolean; notes: unknown; files: File[] };
type Data = {
  releases: Release[];
  software: { key: string; entitled: boolean; watched: boolean; latest: { id: string } | null }[];
  wireFlow: unknown;
  serviceLinks: unknown;
  watchSoftware: boolean;
};

async function call(viewer: Viewer, query: string) {
  const headers: Record<string, string> = viewer === 'nobody' ? {} : { [idTokenHeader]: viewer };
  const { data, errors } = await callBackEnd(embeddedPortal(support)).send(query, {}, headers);
  return { data: data as Data | null, error: errors?.[0]?.extensions };
}

async function filesFor(viewer: Viewer, software: string): Promise<File[]> {
  const { data } = await call(
    viewer,
    `{ releases(software: ${software}) { files { name size sha256 url } } }`,
  );
  return data?.releases.flatMap(({ files }) => files) ?? [];
}

const download = (path: string, method = 'GET') =>
  support.handleDownload(new Request(new URL(path, 'https://www.group.example'), { method }));

describe('DLC-01 the download centre', () => {
  test.each([
    '{ releases(software: lumenPlan) { id } }',
    '{ software { key } }',
    'mutation { watchSoftware(software: lumenPlan, watching: true) }',
    '{ serviceLinks(language: "de", country: "de") { key } }',
  ])('IDP-05 is closed to whoever is not signed in or was suspended: %s', async (question) => {
    expect((await call('nobody', question)).error).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await call('former', question)).error).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('lists software with its newest release that is not a preview', async () => {
    const { data } = await call(
      'petr',
      '{ software { key name productSlug requires entitled watched latest { id } releases { id } } }',
    );
    expect(data?.software).toEqual([
      {
        key: 'wireFlowOnPremise',
        name: 'Wire flow on-premise',
        productSlug: null,
        requires: 'wireFlow',
        entitled: true,
        watched: false,
        latest: { id: 'wire-flow-3.4.1' },
        releases: [{ id: 'wire-flow-3.5.0-rc.1' }, { id: 'wire-flow-3.4.1' }],
      },
      {
        key: 'lumenPlan',
        name: 'Lumen Plan',
        productSlug: 'lumen-plan',
        requires: 'masterData',
        entitled: false,
        watched: false,
        latest: { id: 'lumen-plan-9.2.0' },
        releases: [{ id: 'lumen-plan-9.2.0' }],
      },
    ]);
  });

  test.each([
    ['mei', 'lumenPlan', true],
    ['eva', 'lumenPlan', false],
    ['nina', 'lumenPlan', false],
    ['petr', 'wireFlowOnPremise', true],
    ['eva', 'wireFlowOnPremise', false],
    ['mei', 'wireFlowOnPremise', false],
  ] as const)('%s sees the files of %s; may have them: %s', async (viewer, software, may) => {
    const files = await filesFor(viewer, software);
    expect(files).toHaveLength(1);
    expect(files.map(({ url }) => url !== null)).toEqual([may]);
  });

  test.each([
    '{ releases(software: lumenPlan) { id } }',
    '{ software { key } }',
    'mutation { watchSoftware(software: lumenPlan, watching: false) }',
  ])('is closed to whoever uses no service, and open to our own people: %s', async (question) => {
    expect((await call('nina', question)).error).toBeUndefined();
    expect((await call('eva', question)).error).toBeUndefined();
    expect((await call('newcomer', question)).error).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a file has its size and checksum', async () => {
    const bytes = await readFile(join(samplePortal, 'packages/lumen-plan-9.2.0.txt'));
    const [file] = await filesFor('mei', 'lumenPlan');
    expect(file).toMatchObject({
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  });

  test('notes come in the language that is asked for, else in English', async () => {
    const notes = async (language: string) =>
      (
        await call(
          'eva',
          `{ releases(software: lumenPlan) { notes(language: "${language}") { language lines } } }`,
        )
      ).data?.releases[0]?.notes;
    expect(await notes('de')).toEqual({ language: 'de', lines: ['Farben', 'Sprachen'] });
    expect(await notes('hu')).toEqual({ language: 'en', lines: ['Colours', 'Languages'] });
    expect(await notes('constructor')).toEqual({ language: 'en', lines: ['Colours', 'Languages'] });
  });

  test('a link gives the file under its name, to be kept by nobody in between', async () => {
    const [file] = await filesFor('petr', 'wireFlowOnPremise');
    const answer = await download(file?.url ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    const path = join(samplePortal, 'packages/wire flow Überblick.txt');
    const { hash } = await describeFile(path);
    expect(await answer.json()).toEqual({ hash, fileName: 'wire flow Überblick.txt' });
  });

  test('without a signature, with another’s or of something that is not there, there is no file', async () => {
    const [file] = await filesFor('mei', 'lumenPlan');
    const url = file?.url ?? '';
    expect((await download('/api/downloads/lumen-plan-9.2.0/lumen-plan-9.2.0.txt')).status).toBe(403);
    expect((await download(url.replace('lumen-plan-9.2.0/', 'wire-flow-3.4.1/'))).status).toBe(403);
    const forged = url.replace(/sig=(.)/, (_, first) => (first === 'A' ? 'sig=B' : 'sig=A'));
    expect((await download(forged)).status).toBe(403);
    expect((await download('/api/downloads/%2e%2e/x?exp=1&sig=x')).status).toBe(404);
    expect((await download('/api/downloads/x/%ff?exp=1&sig=x')).status).toBe(404);
    expect((await download(url, 'POST')).status).toBe(405);
  });

  test('who wants to hear of new versions gets mail about the next one, once', async () => {
    await call('eva', 'mutation { watchSoftware(software: lumenPlan, watching: true) }');
    expect((await call('eva', '{ software { key watched } }')).data?.software).toEqual([
      { key: 'wireFlowOnPremise', watched: false },
      { key: 'lumenPlan', watched: true },
    ]);
    await database.pool.query('DELETE FROM support.release');
    await support.import(samplePortal, describeFile);
    await support.import(samplePortal, describeFile);
    const { rows } = await database.pool.query(
      `SELECT mail->>'to' AS recipient, mail->>'language' AS language, mail->'about' AS about FROM support.outbox`,
    );
    expect(rows).toEqual([
      {
        recipient: 'eva@customer.example',
        language: 'de',
        about: { kind: 'newRelease', software: 'Lumen Plan', version: '9.2.0' },
      },
    ]);
    await call('eva', 'mutation { watchSoftware(software: lumenPlan, watching: false) }');
    const watches = await database.pool.query('SELECT FROM support.software_watch WHERE person_id = $1', [
      idOf('eva'),
    ]);
    expect(watches.rows).toEqual([]);
  });
});

test('DLC-01 whoever leaves hears of nothing any more', async () => {
  const watches = async () => {
    const { rows } = await database.pool.query(
      'SELECT software FROM support.software_watch WHERE person_id = $1',
      [idOf('mei')],
    );
    return rows;
  };
  await call('mei', 'mutation { watchSoftware(software: lumenTrace, watching: true) }');
  expect(await watches()).toEqual([{ software: 'lumenTrace' }]);
  await callBackEnd(embeddedPortal(support)).send(
    `mutation { forgetTicketPerson(id: "${idOf('mei')}") }`,
    {},
    { authorization: `Bearer ${portalToken}` },
  );
  expect(await watches()).toEqual([]);
});

describe('WFL-01 wire flow', () => {
  const question = `{ wireFlow { userType address installer { id files { url } } licences { id seats computer validUntil state } } }`;

  test('in the cloud is an address', async () => {
    expect((await call('eva', question)).data?.wireFlow).toEqual({
      userType: 'cloud',
      address: 'https://wire-flow.example/',
      installer: null,
      licences: [],
    });
  });

  test('on one’s own computers is an installer and the licences of one’s organisations', async () => {
    expect((await call('petr', question)).data?.wireFlow).toEqual({
      userType: 'onprem',
      address: null,
      installer: {
        id: 'wire-flow-3.4.1',
        files: [{ url: expect.stringMatching(/^\/api\/downloads\/.+sig=/) }],
      },
      licences: [
        { id: 'LIC-100106-01', seats: 3, computer: 'BRNO-02', validUntil: null, state: 'valid' },
        { id: 'LIC-100106-02', seats: 1, computer: '', validUntil: '2025-03-31', state: 'expired' },
      ],
    });
  });

  test('is closed to whoever lacks the role', async () => {
    expect((await call('mei', question)).error).toMatchObject({ code: 'FORBIDDEN' });
    expect((await call('nobody', question)).error).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('services have their addresses for a reader; what is still to come has none', async () => {
    const { data } = await call(
      'newcomer',
      '{ serviceLinks(language: "DE", country: "ch") { key address } }',
    );
    expect(data?.serviceLinks).toEqual([
      { key: 'wireFlow', address: 'https://wire-flow.example/' },
      { key: 'direct', address: 'https://direct.example/de-CH' },
      { key: 'wireMaster', address: null },
      { key: 'masterData', address: 'https://master.example/' },
    ]);
    const strange = await call('newcomer', '{ serviceLinks(language: "../../", country: "ch") { key } }');
    expect(strange.error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'language' });
  });
});
