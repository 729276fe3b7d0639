import { expect, test } from 'vitest';
import { BackendError, execute } from '#contracts/execute.ts';
import { promised } from '#server/back-ends/check-answer-shapes.ts';

const query = `
  query page($id: ID!) {
    pageById(id: $id) {
      title updatedAt languages protection
      picture: image { ...Picture }
      blocks { id ... on HeroBlock { title } ... on CardsBlock { items { title chips } } }
    }
  }
  fragment Picture on Image { url width transparent }
`;

const page = {
  title: 'About us',
  updatedAt: '2026-01-01T00:00:00Z',
  languages: ['en', 'de'],
  protection: 'none',
  picture: { url: '/image/x', width: 1200, transparent: false },
  blocks: [
    { __typename: 'HeroBlock', id: 'a', title: 'We join wires' },
    { __typename: 'CardsBlock', id: 'b', items: [{ title: 'One', chips: null }] },
  ],
};

/** What the site gets when another back end responds so, and the requests that reached it. */
async function answered(answer: unknown) {
  const requests: { query: string; variables: unknown }[] = [];
  const elsewhere = {
    url: 'http://content.example/graphql',
    async fetch(request: Request) {
      requests.push((await request.json()) as (typeof requests)[number]);
      return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
    },
  };
  const got = await execute(promised(elsewhere, 'content'), query, { id: 'x' }).catch(
    (error: unknown) => error,
  );
  return { got, requests };
}

test('SYS-06 an answer of another back end that keeps its promise is handed over as it is', async () => {
  const { got, requests } = await answered({ data: { pageById: page } });
  expect(got).toEqual({ pageById: page });
  expect(requests[0]?.variables).toEqual({ id: 'x' });
  expect(requests[0]?.query).toContain('__typename');
  expect((await answered({ data: { pageById: null } })).got).toEqual({ pageById: null });
  const withoutPicture = { ...page, picture: null };
  expect((await answered({ data: { pageById: withoutPicture } })).got).toEqual({ pageById: withoutPicture });
});

const wrong = (change: object) => ({ data: { pageById: { ...page, ...change } } });

test.each([
  ['has no such field', { data: {} }, 'pageById'],
  ['is a text', { data: 'page' }, ''],
  ['is a list', { data: [] }, ''],
  ['has a number for a page', { data: { pageById: 7 } }, 'pageById'],
  ['has a page without title', wrong({ title: undefined }), 'pageById.title'],
  ['has null where there is always something', wrong({ title: null }), 'pageById.title'],
  ['has an object for a text', wrong({ title: {} }), 'pageById.title'],
  ['has an object for a list', wrong({ languages: {} }), 'pageById.languages'],
  ['has null in a list', wrong({ languages: ['en', null] }), 'pageById.languages.1'],
  ['has a picture without width', wrong({ picture: { url: '/image/x' } }), 'pageById.picture.width'],
  [
    'has a block of a type that is none',
    wrong({ blocks: [{ __typename: 'X', id: 'a' }] }),
    'pageById.blocks.0.__typename',
  ],
  [
    'has cards without cards',
    wrong({ blocks: [{ __typename: 'CardsBlock', id: 'b' }] }),
    'pageById.blocks.0.items',
  ],
])(
  'SYS-06 an answer that %s is none: the reader is told 503, and where it is wrong',
  async (_, answer, place) => {
    const { got } = await answered(answer);
    expect(got).toBeInstanceOf(BackendError);
    expect(got).toMatchObject({ status: 503, code: 'MISSHAPEN', reason: 'refused' });
    if (place) expect((got as BackendError).message).toContain(`, at ${place}.`);
  },
);

test('SYS-06 what another back end refuses, or says in no JSON, is told as it is', async () => {
  const refused = {
    data: null,
    errors: [{ message: 'Must be a number.', extensions: { code: 'BAD_USER_INPUT' } }],
  };
  expect((await answered(refused)).got).toMatchObject({
    message: 'Must be a number.',
    code: 'BAD_USER_INPUT',
  });
  expect((await answered('<h1>It works!</h1>')).got).toMatchObject({ message: 'GraphQL Error (Code: 200)' });
});
