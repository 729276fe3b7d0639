import { buildSchema, execute, type GraphQLSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import type { ActingEditor } from '#contracts/editing/editor-header.ts';
import type { Rules } from '#contracts/editing/operations.ts';
import { everywhere, type Grant } from '#contracts/editing/roles.ts';
import { guardOperations } from './guard-operations.ts';

const rules = {
  savePage: { right: 'editPages', scope: 'site' },
  importTranslations: { right: 'translate', scope: 'inside' },
  saveRecord: { right: 'keepRecords', ofFiles: 'keepMedia', scope: 'record' },
  renewPresence: 'everyEditor',
  signOutEditor: 'site',
  editors: 'manageTeam',
} as const satisfies Rules;

function newSchema(): GraphQLSchema {
  return buildSchema(`
    type Query { editors: Boolean  pages: Boolean }
    type Mutation { savePage(siteId: ID): Boolean  importTranslations: Boolean  saveRecord(kind: String): Boolean  renewPresence: Boolean  signOutEditor: Boolean }
  `);
}

const carriedOut: string[] = [];

const schema = guardOperations(newSchema(), rules, {
  findReach: async (scope, { siteId }) =>
    scope === 'site' ? [{ sites: [String(siteId)], languages: 'all' }] : [],
  carryOut(operation, _, __, resolve) {
    carriedOut.push(operation);
    return resolve();
  },
});

const whoHas = (...grants: Grant[]): ActingEditor => ({ id: 'a', name: 'Ada Winter', grants });

/** Whether an operation was carried out, or by which code it was refused. */
async function send(query: string, editor: ActingEditor | undefined, trusted = true) {
  const rootValue = Object.fromEntries([...Object.keys(rules), 'pages'].map((name) => [name, true]));
  const { errors } = await execute({
    schema,
    document: parse(query),
    rootValue,
    contextValue: { trusted, editor },
  });
  return errors?.[0]?.extensions.code ?? 'done';
}

test('EDI-02 who has the right is let through', async () => {
  const chief = whoHas(everywhere('chief'));
  for (const query of [
    '{ editors }',
    'mutation { savePage(siteId: "a") }',
    'mutation { importTranslations }',
    'mutation { renewPresence }',
  ])
    expect(await send(query, chief), query).toBe('done');
  expect(await send('mutation { importTranslations }', whoHas(everywhere('translator')))).toBe('done');
  expect(await send('mutation { renewPresence }', whoHas(everywhere('translator')))).toBe('done');
});

test('EDI-02 a grant for one site ends there', async () => {
  const editor = whoHas({ role: 'editor', sites: ['a'], languages: null });
  expect(await send('mutation { savePage(siteId: "a") }', editor)).toBe('done');
  expect(await send('mutation { savePage(siteId: "b") }', editor)).toBe('FORBIDDEN');
});

test('EDI-02 what a file says of itself is for who may add files, other records are not', async () => {
  const manager = whoHas(everywhere('productManager'));
  expect(await send('mutation { saveRecord(kind: "file") }', manager)).toBe('done');
  expect(await send('mutation { saveRecord(kind: "contact") }', manager)).toBe('FORBIDDEN');
  expect(await send('mutation { saveRecord(kind: "contact") }', whoHas(everywhere('editor')))).toBe('done');
});

test('EDI-02 another role is refused, and so is who is not named', async () => {
  const translator = whoHas(everywhere('translator'));
  expect(await send('{ editors }', translator)).toBe('FORBIDDEN');
  expect(await send('mutation { savePage(siteId: "a") }', translator)).toBe('FORBIDDEN');
  for (const query of ['{ editors }', 'mutation { savePage(siteId: "a") }', 'mutation { renewPresence }'])
    expect(await send(query, undefined), query).toBe('FORBIDDEN');
});

test('EDI-02 strangers get nothing of it, whoever they say they are; the rest is theirs as before', async () => {
  const chief = whoHas(everywhere('chief'));
  for (const query of ['{ editors }', 'mutation { renewPresence }', 'mutation { signOutEditor }'])
    expect(await send(query, chief, false), query).toBe('FORBIDDEN');
  expect(await send('{ pages }', undefined, false)).toBe('done');
});

test('EDI-01 signing in and out needs the site alone', async () => {
  expect(await send('mutation { signOutEditor }', undefined)).toBe('done');
});

test('what a program does bears its own name, whatever it says; what a person does, the one that the site says', async () => {
  const own = guardOperations(
    buildSchema('type Query { pages: Boolean }  type Mutation { saveProduct(by: String): String }'),
    { saveProduct: 'manageProducts' },
  );
  const nameOf = async (editor: ActingEditor) => {
    const { data } = await execute({
      schema: own,
      document: parse('mutation { saveProduct(by: "Petra Ott") }'),
      rootValue: { saveProduct: ({ by }: { by: string }) => by },
      contextValue: { trusted: true, editor },
    });
    return data?.saveProduct;
  };
  const manager = whoHas(everywhere('productManager'));
  expect(await nameOf({ ...manager, name: 'PIM (API)', isProgram: true })).toBe('PIM (API)');
  expect(await nameOf(manager)).toBe('Petra Ott');
});

test('EDI-02 only what is let in is carried out', async () => {
  carriedOut.length = 0;
  const translator = whoHas(everywhere('translator'));
  expect(await send('mutation { importTranslations }', translator)).toBe('done');
  expect(await send('mutation { savePage(siteId: "a") }', translator)).toBe('FORBIDDEN');
  expect(await send('mutation { importTranslations }', translator, false)).toBe('FORBIDDEN');
  expect(carriedOut).toEqual(['importTranslations']);
});

test('a rule for an operation that there is not ends the start', () => {
  expect(() => guardOperations(newSchema(), { ...rules, savePge: 'editPages' })).toThrow('savePge');
});
