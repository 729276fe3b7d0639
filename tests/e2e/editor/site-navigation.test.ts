import { beforeAll, describe, expect, test } from 'vitest';
import { sendRequest } from '../../support/send-request.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { findSite } from '../../support/site/query.ts';
import { originOf } from '../../support/site.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';

let cookie = '';
beforeAll(async () => {
  ({ editor: cookie = '' } = await editorCookies('chief'));
});

describe('EDI-04 the navigation of a site for other programs', () => {
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const {
      status,
      text,
      headers: json,
    } = await sendRequest(`${originOf('main')}/api/site-navigation/${path}`, { headers });
    return {
      status,
      json,
      body: JSON.parse(text) as { stage?: string; header?: { items: { title: string }[] } },
    };
  };

  test('as readers see it, in their language', async () => {
    const id = await findSite('');
    const [english, german] = [await read(`public/${id}?lang=en`), await read(`public/${id}?lang=de`)];
    expect(english).toMatchObject({ status: 200, body: { stage: 'PUBLISHED' } });
    const titles = (found: typeof english) => found.body.header?.items.map(({ title }) => title);
    expect(titles(english)?.length).toBeGreaterThan(2);
    expect(titles(german)).not.toEqual(titles(english));
  });

  test('in draft for editors', async () => {
    const id = await findSite('');
    const path = `editor/${id}?lang=en&stage=draft`;
    expect((await read(path)).status).toBe(401);
    const found = await read(path, { cookie: `editor=${cookie}` });
    expect(found).toMatchObject({ status: 200, body: { stage: 'DRAFT' } });
    expect(found.json['cache-control']).toContain('no-store');
  });

  test('says what is wrong with a question', async () => {
    const id = await findSite('');
    for (const [path, status] of [
      [`public/${id}`, 400],
      [`public/${id}?lang=xx`, 400],
      [`public/${id}?lang=en&stage=draft`, 400],
      [`public/${nowhere}?lang=en`, 404],
      ['public/x?lang=en', 404],
      [`other/${id}?lang=en`, 404],
    ] as const)
      expect((await read(path)).status, path).toBe(status);
  });
});
