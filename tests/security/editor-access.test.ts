import { type DocumentNode, Kind } from 'graphql';
import { describe, expect, test } from 'vitest';
import { roleNames } from '#contracts/editing/roles.ts';
import { editorChanges as changes, editorReads as reads } from '#web/bff/operations.ts';
import { sendRequest as callWithoutSession } from '../support/send-request.ts';
import { callEditor, editorCookies, newEditor, setUpFactor } from '../support/site/editors.ts';
import { originOf } from '../support/site.ts';
import { rolesOf } from './editor-roles.ts';

type Operation = { way: 'reads' | 'changes'; backend: string; name: string; document: DocumentNode };

/** All operations of the editor area: a new one is included automatically. */
const all: Operation[] = Object.entries({ reads, changes }).flatMap(([way, backends]) =>
  Object.entries(backends as Record<string, Record<string, DocumentNode>>).flatMap(([backend, operations]) =>
    Object.entries(operations).map(([name, document]) => ({
      way: way as Operation['way'],
      backend,
      name,
      document,
    })),
  ),
);

/** An impossible value for each variable: an allowed caller gets an error, and nothing changes. */
function impossible({ document }: Operation): Record<string, unknown> {
  const [operation] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const defined =
    operation && 'variableDefinitions' in operation ? (operation.variableDefinitions ?? []) : [];
  const names = defined.map(({ variable }) => variable.name.value).filter((name) => name !== 'by');
  return Object.fromEntries(names.map((name) => [name, { impossible: true }]));
}

/** An operation without variables would really be carried out. */
const isHarmless = (operation: Operation) =>
  operation.way === 'reads' || Object.keys(impossible(operation)).length > 0;

async function findCode(operation: Operation, cookie: string | undefined): Promise<string> {
  const { way, backend, name } = operation;
  const { code } = await callEditor(way, name, impossible(operation), { cookie, backend });
  return code;
}

test('EDI-02 every operation has a name of its own', () => {
  const names = all.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe('EDI-02 who may ask what in the editor area', () => {
  test('nobody without a session', async () => {
    const { editor = '' } = await editorCookies('chief');
    const [version, expires, secret] = editor.split('.');
    const later = [version, Number(expires) + 1, secret].join('.');
    for (const cookie of [undefined, '', 'x', later, `${editor}x`, `v1.${expires}.`, secret]) {
      const codes = await Promise.all(all.map((operation) => findCode(operation, cookie)));
      expect(new Set(codes), String(cookie)).toEqual(new Set(['UNAUTHENTICATED']));
    }
  });

  test('nor who was shut out, from that moment on', async () => {
    const person = await newEditor();
    const [first] = all.filter(({ name }) => rolesOf(name) === 'everybody');
    expect(await findCode(first!, person.cookie)).not.toBe('UNAUTHENTICATED');
    await person.shutOut();
    const codes = await Promise.all(all.map((operation) => findCode(operation, person.cookie)));
    expect(new Set(codes)).toEqual(new Set(['UNAUTHENTICATED']));
  });

  test.each(roleNames)('a %s what is for that role, and nothing else', async (role) => {
    const person = await newEditor([{ role }]);
    for (const operation of all) {
      const roles = rolesOf(operation.name);
      const isAllowed = roles === 'everybody' || role === 'chief' || roles.includes(role);
      if (isAllowed && !isHarmless(operation)) continue;
      const code = await findCode(operation, person.cookie);
      if (isAllowed) expect(['UNAUTHENTICATED', 'FORBIDDEN'], operation.name).not.toContain(code);
      else expect(code, operation.name).toBe('FORBIDDEN');
    }
    await person.shutOut();
  });

  test('a chief everything', async () => {
    const { editor } = await editorCookies('chief');
    for (const operation of all.filter(isHarmless)) {
      const code = await findCode(operation, editor);
      expect(['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_REQUEST'], operation.name).not.toContain(code);
    }
  });
});

test('EDI-02 nothing is changed by the way for questions, and nothing else is asked than what is known', async () => {
  const { editor: cookie } = await editorCookies('chief');
  for (const { name, backend } of all.filter(({ way }) => way === 'changes'))
    expect((await callEditor('reads', name, {}, { cookie, backend })).code, name).toBe('BAD_REQUEST');
  for (const name of ['sites', '__proto__', 'toString', 'signInEditor', ''])
    expect((await callEditor('changes', name, {}, { cookie })).code, name).toBe('BAD_REQUEST');
  for (const backend of ['accounts', '__proto__', 'identity'])
    expect((await callEditor('reads', 'editors', {}, { cookie, backend })).code, backend).toBe('BAD_REQUEST');
});

test('EDI-02 who it was is never what the browser says', async () => {
  const { editor: cookie } = await editorCookies('chief');
  const { data: own } = await callEditor('reads', 'ownEditorAccess', {}, { cookie });
  const { current: session } = (own as { ownEditorAccess: { current: string } }).ownEditorAccess;
  const wish = { current: 'x', next: 'long-enough-but-wrong', by: 'Jonas Meier', session };
  const person = await newEditor();
  const { data } = await callEditor('changes', 'changeOwnEditorPassword', wish, { cookie: person.cookie });
  expect(data).toMatchObject({ changeOwnEditorPassword: { problem: 'passwordWrong' } });
  const { data: findCode } = await callEditor(
    'reads',
    'ownEditorAccess',
    { session },
    { cookie: person.cookie },
  );
  expect((findCode as { ownEditorAccess: { current: string } }).ownEditorAccess.current).not.toBe(session);
  await person.shutOut();
});

test('EDI-02 only pages of the site may ask, with JSON, and not too much at once', async () => {
  const { editor } = await editorCookies('chief');
  const origin = originOf('main');
  const post = (headers: Record<string, string>, body = '{"operationName":"editors","variables":{}}') =>
    callWithoutSession(`${origin}/api/hygraph-draft-proxy`, {
      method: 'POST',
      headers: { cookie: `editor=${editor}`, 'content-type': 'application/json', ...headers },
      body,
    });
  expect((await post({ origin })).status).toBe(200);
  const foreign: Record<string, string>[] = [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: originOf('wirelane') },
    { 'sec-fetch-site': 'cross-site', origin },
    { 'sec-fetch-site': 'same-site', origin },
    { 'sec-fetch-site': 'none' },
  ];
  for (const headers of foreign) expect((await post(headers)).status, JSON.stringify(headers)).toBe(403);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
    expect((await post({ origin, 'content-type': type })).status, type).toBe(415);
  const long = JSON.stringify({ operationName: 'editors', variables: { x: 'x'.repeat(3_000_000) } });
  expect([400, 413]).toContain((await post({ origin }, long)).status);
  const { headers } = await post({ origin });
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
});

describe('EDI-01 a session of the editor area that has ended opens nothing', () => {
  const isIn = async (cookie: string) =>
    (await callEditor('reads', 'ownEditorAccess', {}, { cookie })).code !== 'UNAUTHENTICATED';

  test('by its owner elsewhere; the cookie that was copied is worth nothing', async () => {
    const person = await newEditor();
    const stolen = await person.enterAgain();
    expect(await isIn(stolen)).toBe(true);
    await callEditor('changes', 'endOtherEditorSessions', { shared: false }, { cookie: person.cookie });
    expect(await isIn(stolen)).toBe(false);
    expect(await isIn(person.cookie)).toBe(true);
    await person.shutOut();
  });

  test('by a new password or second factor, also for a copy of the cookie with which it was changed', async () => {
    const person = await newEditor();
    await setUpFactor(person);
    expect(await isIn(person.cookie)).toBe(false);
    await person.shutOut();
  });

  test('and nobody ends the session of somebody else', async () => {
    const owner = await newEditor();
    const stranger = await newEditor();
    const { data } = await callEditor('reads', 'ownEditorAccess', {}, { cookie: owner.cookie });
    const { current: id } = (data as { ownEditorAccess: { current: string } }).ownEditorAccess;
    for (const wish of [{ id }, { id, session: id }])
      expect(
        (await callEditor('changes', 'endEditorSession', wish, { cookie: stranger.cookie })).data,
      ).toEqual({
        endEditorSession: false,
      });
    await callEditor('changes', 'endOtherEditorSessions', { shared: true }, { cookie: stranger.cookie });
    expect(await isIn(owner.cookie)).toBe(true);
    await owner.shutOut();
    await stranger.shutOut();
  });
});
