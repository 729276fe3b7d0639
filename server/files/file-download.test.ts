import { expect, test, vi } from 'vitest';
import { fileDownload } from './file-download.ts';
import { openRemoteFiles } from './remote-files.ts';

type Paper = { hash: string; fileName: string; login: boolean } | null;
type Found = { hash: string; url: string; fileName: string; protectedBy: string[] } | null;

function download(
  answer: () => Response,
  hasOpened = async () => false,
  paper: Paper = null,
  isSignedIn = async () => false,
) {
  const queries: { locales: string | null; variables: unknown }[] = [];
  const deliver = vi.fn(async (_request: Request, hash: string) => new Response(`bytes of ${hash}`));
  const find = async (hash: string) =>
    hash === 'here'
      ? { hash, size: 1, contentType: 'application/pdf', width: 0, height: 0, transparent: false }
      : undefined;
  const content = {
    url: 'http://content.example/graphql',
    async fetch(request: Request) {
      const { variables } = (await request.json()) as { variables: unknown };
      queries.push({ locales: request.headers.get('locales'), variables });
      return answer();
    },
  };
  const papers: unknown[] = [];
  const products = {
    url: 'http://products.example/graphql',
    async fetch(request: Request) {
      const { variables } = (await request.json()) as { variables: unknown };
      papers.push([request.headers.get('authorization'), variables]);
      return Response.json({ data: { documentBySlug: paper } });
    },
  };
  const files = { find, deliver } as never;
  const remoteFiles = openRemoteFiles([]);
  const backEnds = { content, token: 'secret', products, productsToken: 'other secret', remoteFiles };
  const { handle, deliverRequested } = fileDownload({ ...backEnds, files, hasOpened, isSignedIn });
  const request = (slug: string) =>
    deliverRequested(new Request('http://localhost/api/whitepaper/x'), { slug, language: 'de' });
  return {
    queries,
    papers,
    deliver,
    request,
    get: (path: string) => handle(new Request(`http://localhost${path}`)),
  };
}

const found = (file: Found) => () => Response.json({ data: { file } });
const paper = { hash: 'here', url: '/file/paper', fileName: 'paper.pdf', protectedBy: [] };

test('FIL-01 a paper is asked for in the language of the locale, then English', async () => {
  const { queries, deliver, get } = download(found(paper));
  expect(await (await get('/file/paper?l=de-ch&dl=true')).text()).toBe('bytes of here');
  expect(queries).toEqual([{ locales: 'de,en', variables: { slug: 'paper', language: 'de' } }]);
  expect(deliver.mock.lastCall?.at(2)).toEqual({
    fileName: 'paper.pdf',
    attachment: true,
    caching: 'asking',
  });
  await get('/file/paper?dl=yes');
  expect(deliver.mock.lastCall?.at(2)).toMatchObject({ attachment: false });
});

test('PAG-05 what only protected pages show is not there, but for who opened one of them', async () => {
  const guarded = found({ ...paper, protectedBy: ['p1', 'p2'] });
  expect((await download(guarded).get('/file/paper')).status).toBe(404);
  const hasOpened = vi.fn(async () => true);
  const { get, deliver } = download(guarded, hasOpened);
  const answer = await get('/file/paper');
  expect(answer.status).toBe(200);
  expect(deliver.mock.lastCall?.at(2)).toMatchObject({ caching: 'never' });
  expect(hasOpened).toHaveBeenCalledWith(expect.any(Request), ['p1', 'p2']);
});

test('FIL-01 absent is 404, not to be asked is 503', async () => {
  expect((await download(found(null)).get('/file/none')).status).toBe(404);
  const down = await download(() => new Response('', { status: 502 })).get('/file/paper');
  expect([down.status, down.headers.get('retry-after')]).toEqual([503, '5']);
  const { queries, get } = download(found(paper));
  for (const path of ['/file/', '/file/a/b', '/file/..%2fa', `/file/${'a'.repeat(300)}`]) {
    expect((await get(path)).status, path).toBe(404);
  }
  expect(queries).toEqual([]);
});

test('FIL-01 a paper that the content does not know is one of a product', async () => {
  const sheet = { hash: 'here', fileName: 'sheet.pdf', login: false };
  const { papers, deliver, get } = download(found(null), undefined, sheet);
  expect(await (await get('/file/sheet?l=fr&dl=true')).text()).toBe('bytes of here');
  expect(papers).toEqual([['Bearer other secret', { slug: 'sheet', languages: ['fr', 'en'] }]]);
  expect(deliver.mock.lastCall?.at(2)).toMatchObject({ fileName: 'sheet.pdf', attachment: true });
});

test('FIL-01 a paper for signed-in readers is given to them, and kept by nobody', async () => {
  const manual = { hash: 'here', fileName: 'manual.pdf', login: true };
  const { deliver, get } = download(found(null), undefined, manual, async () => true);
  expect((await get('/file/manual')).status).toBe(200);
  expect(deliver.mock.lastCall?.at(2)).toMatchObject({ caching: 'never' });
});

test('FIL-01 a paper for signed-in readers is refused to everybody else', async () => {
  const manual = { hash: 'here', fileName: 'manual.pdf', login: true };
  const { deliver, get } = download(found(null), undefined, manual);
  expect((await get('/file/manual')).status).toBe(403);
  expect(deliver).not.toHaveBeenCalled();
});

test('SYS-06 a paper that another content back end keeps itself is fetched there', async () => {
  const there = { ...paper, hash: 'there', url: 'https://cms.example/paper.pdf' };
  const answer = await download(found(there)).get('/file/paper');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, there.url]);
  const strange = await download(found({ ...there, url: 'javascript:alert(1)' })).get('/file/paper');
  expect(strange.status).toBe(404);
});

test('FRM-01 a paper that a form sends is given to those who asked for it', async () => {
  const { get, request } = download(found({ ...paper, onRequest: true } as never));
  expect((await get('/file/paper?l=de')).status).toBe(403);
  expect(await (await request('paper')).text()).toBe('bytes of here');
});
