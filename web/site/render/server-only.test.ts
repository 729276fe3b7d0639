import { data, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { withServerOnlyData } from './server-only.ts';

async function loaded(result: unknown): Promise<unknown> {
  const routes = { page: { id: 'page', module: { default: () => null, loader: async () => result } } };
  const { page } = withServerOnlyData(routes as unknown as ServerBuild['routes']);
  return page!.module.loader!({} as never);
}

test('what a loader gives can be read but is not written out', async () => {
  const given = (await loaded({ page: { title: 'A' }, empty: null })) as {
    page: { title: string };
    empty: null;
  };
  expect(given.page.title).toBe('A');
  expect(given.empty).toBeNull();
  expect(JSON.stringify(given)).toBe('{}');
});

test('so it is with data that have a status and headers of their own', async () => {
  const given = (await loaded(data({ title: 'A' }, { status: 410 }))) as ReturnType<
    typeof data<{ title: string }>
  >;
  expect(given.data.title).toBe('A');
  expect(given.init).toMatchObject({ status: 410 });
  expect(JSON.stringify(given.data)).toBe('{}');
});

test('an answer of its own stays as it is', async () => {
  const answer = new Response('feed');
  expect(await loaded(answer)).toBe(answer);
  expect(await loaded(null)).toBeNull();
});
