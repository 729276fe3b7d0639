import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { expect, test } from 'vitest';
import { blockSelection } from '#contracts/content/selection.ts';
import { schema } from '#services/content/schema.ts';
import { limitRules, limits } from '#services/foundation/graphql-limits.ts';
import { contractFiles } from './contracts.ts';

const root = join(import.meta.dirname, '..');

test('the committed contract is what the back end serves; `npm run contracts` writes it anew', () => {
  for (const [name, text] of Object.entries(contractFiles())) {
    expect(readFileSync(join(root, 'contracts/content', name), 'utf8') === text, name).toBe(true);
  }
});

test('the selection of all blocks asks for nothing that the contract does not promise', () => {
  const document = parse(`{ pageById(id: "x") { blocks { ${blockSelection} } } }`, {
    maxTokens: limits.tokens,
  });
  expect(validate(schema, document, [...specifiedRules, ...limitRules])).toEqual([]);
});

test('every document of the site is valid and below the limits of the back end', () => {
  const operations = documentsInSource();
  expect(operations.length).toBeGreaterThan(4);
  for (const { file, document } of operations) {
    const errors = validate(schema, parse(print(document), { maxTokens: limits.tokens }), [
      ...specifiedRules,
      ...limitRules,
    ]);
    expect(errors.map(({ message }) => `${file}: ${message}`)).toEqual([]);
  }
});

/** Documents stand in the source as templates that begin with `query`, `mutation` or `fragment`. */
function documentsInSource(): { file: string; document: DocumentNode }[] {
  const files = globSync('{web,server}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const operations: { file: string; operation: OperationDefinitionNode }[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, template = ''] of source.matchAll(/`(\s*(?:query|mutation|fragment)\s+\w+[^`]*)`/g)) {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how it stands in the source
      const text = template.replace('${blockSelection}', blockSelection).replace(/\$\{print\(\w+\)\}/g, '');
      for (const definition of parse(text).definitions) {
        if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
        if (definition.kind === Kind.OPERATION_DEFINITION) operations.push({ file, operation: definition });
      }
    }
  }
  return operations.map(({ file, operation }) => ({ file, document: withFragments(operation, fragments) }));
}

function withFragments(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): DocumentNode {
  const used = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...used] };
}
