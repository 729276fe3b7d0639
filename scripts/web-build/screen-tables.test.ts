import { build } from 'vite';
import { expect, test } from 'vitest';
import { screenTables } from './screen-tables.ts';

const table = `
  import { parse } from './parse.ts';
  import { shell } from './shell.ts';
  export const screens = [
    { path: 'tickets/:ticket', load: () => import('./tickets/ticket.tsx'), queries: () => [parse()] },
    { path: 'logout', load: async () => shell },
  ];`;
const id = `${process.cwd()}/web/apps/portal/screens.ts`;

/** The output of a build for the table, without bundling its imports. */
async function built(ssr: boolean): Promise<string> {
  const source = { name: 'source', load: (each: string) => (each === id ? table : null) };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { ...source, enforce: 'pre', resolveId: (each) => (each === id ? each : { id: each, external: true }) },
      screenTables(),
    ],
    build: {
      write: false,
      minify: false,
      ssr: ssr && id,
      rolldownOptions: { input: id, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  return output.output[0].code;
}

test('the server knows the source of a screen, and does not load it', async () => {
  const code = await built(true);
  expect(code).toContain('module: "web/apps/portal/tickets/ticket.tsx"');
  expect(code).not.toContain('import("./tickets');
  expect(code).toMatch(/queries: \(\) => \[parse\(\)\]/);
});

test('the browser loads a screen, and knows nothing of what the server has it query', async () => {
  const code = await built(false);
  expect(code).toMatch(/import\("\.\/tickets\/ticket\.tsx"\)/);
  expect(code).not.toContain('parse');
  expect(code).toContain('shell');
});
