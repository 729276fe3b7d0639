import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Property = Node & { key: { name?: string }; value: Node & { body?: { source?: { value: string } } } };
type Import = Node & { specifiers: { local: { name: string } }[] };
type Program = Node & { body: Node[] };
type Edit = { readonly start: number; readonly end: number; readonly text: string };

/**
 * Both sides read the tables of screens (`web/apps/<application>/screens.ts`), and each build keeps what its
 * side needs. The server's gets the path of a screen's module as `module` instead of `load`: it lists the
 * files of that module in the page, but never loads a screen. The browser's omits `queries`, and the imports
 * that only these need: the page says what is queried first.
 */
export function screenTables(): Plugin {
  return {
    name: 'screen-tables',
    transform: {
      filter: { id: /[\\/]web[\\/]apps[\\/]\w+[\\/]screens\.ts$/ },
      handler(code, id) {
        const program = this.parse(code);
        const properties = findProperties(program);
        if (this.environment.config.consumer === 'server') {
          return {
            code: apply(
              code,
              properties.flatMap((property) => nameModule(property, id)),
            ),
            map: null,
          };
        }
        const dropped = properties.filter(({ key }) => key.name === 'queries').map(drop);
        const rest = apply(code, dropped);
        return { code: apply(rest, unusedImports(rest, this.parse(rest))), map: null };
      },
    },
  };
}

/** `load: () => import('./tickets/ticket.tsx')` → `module: 'web/apps/portal/tickets/ticket.tsx'` */
function nameModule({ key, value, start, end }: Property, id: string): Edit[] {
  const source = value.body?.source?.value;
  if (key.name !== 'load' || !source) return [];
  const module = relative(process.cwd(), `${dirname(id)}/${source}`).replaceAll('\\', '/');
  return [{ start, end, text: `module: ${JSON.stringify(module)}` }];
}

const drop = ({ start, end }: Node): Edit => ({ start, end, text: 'queries: undefined' });

/** Imports that only a dropped part needed would otherwise count as part of the application. */
function unusedImports(code: string, program: Program): Edit[] {
  const imports = program.body.filter((node): node is Import => node.type === 'ImportDeclaration');
  const rest = apply(
    code,
    imports.map(({ start, end }) => ({ start, end, text: '' })),
  );
  return imports
    .filter(({ specifiers }) => specifiers.length > 0)
    .filter(({ specifiers }) => !specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(rest)))
    .map(({ start, end }) => ({ start, end, text: '' }));
}

function findProperties(node: unknown): Property[] {
  if (Array.isArray(node)) return node.flatMap(findProperties);
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(findProperties);
  return (node as Node).type === 'Property' ? [node as Property, ...inside] : inside;
}

function apply(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}
