import { expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { editRecords } from './edit-records.ts';

const { call, received, list, send } = editRecords();

const saveMutation = graphql(`
  mutation say($siteId: ID!, $language: String!, $message: String!, $text: String, $before: String, $by: String!) {
    saveInterfaceText(
      siteId: $siteId, language: $language, message: $message, text: $text, before: $before, by: $by
    ) { text isConflict }
  }
`);
const textsQuery = graphql(`query said { interfaceTexts { siteId language message text by } }`);
const historyQuery = graphql(`
  query past($siteId: ID!, $message: String!) {
    interfaceTextHistory(siteId: $siteId, language: "en", message: $message) { by what data }
  }
`);

const message = 'frame.contact';
const site = async (place = 0) => (await list('site')).nodes[place]?.id ?? '';
const say = async (given: {
  siteId: string;
  text: string | null;
  before: string | null;
  by?: string;
  language?: string;
  message?: string;
}) => {
  const saving = { language: 'en', message, by: 'Petra Ott', ...given };
  return (await call(saveMutation, saving)).saveInterfaceText;
};

test('LOC-01 a site says a text in its own words until they are taken away again, and every process hears of it', async () => {
  const siteId = await site();
  await received();
  expect(await say({ siteId, text: 'Ask an engineer', before: null })).toEqual({
    text: 'Ask an engineer',
    isConflict: false,
  });
  expect(new Set(await received())).toEqual(new Set(['system', `navigation:${siteId}`]));
  expect((await call(textsQuery, {})).interfaceTexts).toEqual([
    { siteId, language: 'en', message, text: 'Ask an engineer', by: 'Petra Ott' },
  ]);
  // An existing text changes nothing and causes no notification.
  await say({ siteId, text: 'Ask an engineer', before: null });
  expect(await received()).toEqual([]);

  await say({ siteId, text: null, before: 'Ask an engineer' });
  expect((await call(textsQuery, {})).interfaceTexts).toEqual([]);
  const { interfaceTextHistory } = await call(historyQuery, { siteId, message });
  expect(interfaceTextHistory).toEqual([
    { by: 'Petra Ott', what: 'removed', data: null },
    { by: 'Petra Ott', what: 'saved', data: { text: 'Ask an engineer' } },
  ]);
});

test('the second editor of a text hears of the first instead of writing over her', async () => {
  const siteId = await site();
  await say({ siteId, text: 'Ask us', before: null });
  expect(await say({ siteId, text: 'Call us', before: null, by: 'Léa Favre' })).toEqual({
    text: 'Ask us',
    isConflict: true,
  });
  await say({ siteId, text: null, before: 'Ask us' });
});

test('texts are those of one site and one language', async () => {
  const [siteId, other] = [await site(0), await site(1)];
  await say({ siteId, text: 'Ask us', before: null });
  await say({ siteId: other, text: 'Fragen Sie uns', before: null, language: 'de' });
  const { interfaceTexts } = await call(textsQuery, {});
  expect(new Set(interfaceTexts.map((text) => [text.siteId, text.language].join(' ')))).toEqual(
    new Set([`${siteId} en`, `${other} de`]),
  );
  await say({ siteId, text: null, before: 'Ask us' });
  await say({ siteId: other, text: null, before: 'Fragen Sie uns', language: 'de' });
});

test.each([
  ['a text that is none', { text: '  ' }],
  ['a text that is too long', { text: 'x'.repeat(2001) }],
  ['half a character', { text: '\ud800' }],
  ['a language that the interface does not speak', { language: 'tlh' }],
  ['what is not a name of a message', { message: 'frame' }],
  ['a site that is none', { siteId: '00000000-0000-4000-8000-000000000000' }],
  ['what is not an id', { siteId: 'x' }],
])('%s is refused', async (_, given) => {
  const saving = { siteId: await site(), text: 'Ask us', before: null, ...given };
  await expect(say(saving)).rejects.toThrow();
  expect((await call(textsQuery, {})).interfaceTexts).toEqual([]);
});

test('what is said everybody reads, who said it and who changes it are for trusted callers', async () => {
  const siteId = await site();
  await say({ siteId, text: 'Ask us', before: null });
  const { data } = await send('{ interfaceTexts { text by } }');
  expect(data).toEqual({ interfaceTexts: [{ text: 'Ask us', by: null }] });
  for (const query of [
    `mutation { saveInterfaceText(siteId: "${siteId}", language: "en", message: "frame.contact", by: "x") { text } }`,
    `{ interfaceTextHistory(siteId: "${siteId}", language: "en", message: "frame.contact") { by } }`,
  ])
    expect((await send(query)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  await say({ siteId, text: null, before: 'Ask us' });
});
