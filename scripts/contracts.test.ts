import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  specifiedRules,
  typeFromAST,
  validate,
  visit,
} from 'graphql';
import { expect, test } from 'vitest';
import { blockSelection, selectionFragments } from '#contracts/content/selection.ts';
import { limitRules, limits } from '#services/foundation/graphql/graphql-limits.ts';
import { createPricing } from '#services/foundation/graphql/graphql-price.ts';
import { contractFiles, schemas } from './contracts.ts';

const root = join(import.meta.dirname, '..');

test('the committed contracts are what the back ends serve; `npm run contracts` writes it anew', () => {
  for (const [name, text] of Object.entries(contractFiles())) {
    expect(readFileSync(join(root, 'contracts', name), 'utf8') === text, name).toBe(true);
  }
});

test('the selection of all blocks asks for nothing that the contract does not promise', () => {
  const document = parse(`{ pageById(id: "x") { blocks { ${blockSelection} } } } ${selectionFragments}`, {
    maxTokens: limits.tokens,
  });
  expect(validate(getSchema('content'), document, [...specifiedRules, ...limitRules])).toEqual([]);
});

test('every document of the site is valid and below the limits of the back end that it asks', () => {
  const operations = documentsInSource();
  expect(operations.length).toBeGreaterThan(4);
  for (const { file, contract, document } of operations) {
    const errors = validate(getSchema(contract), parse(print(document), { maxTokens: limits.tokens }), [
      ...specifiedRules,
      ...limitRules,
    ]);
    expect(errors.map(({ message }) => `${file}: ${message}`)).toEqual([]);
  }
});

test('what the site asks without a token of its own costs less than a back end answers to strangers', () => {
  const priced = documentsInSource().filter(({ contract }) => contract !== 'content');
  expect(new Set(priced.map(({ contract }) => contract))).toEqual(
    new Set(['products', 'support', 'accounts']),
  );
  for (const { file, contract, document } of priced) {
    const schema = getSchema(contract);
    const variables = largestVariables(schema, document);
    const price = createPricing(schema)(document, { query: '', operationName: undefined, variables });
    expect(price, file).toBeTypeOf('number');
  }
});

/**
 * The largest allowed values: numbers as large as the longest list, lists with the maximum number of entries.
 */
function largestVariables(schema: GraphQLSchema, document: DocumentNode): Record<string, unknown> {
  const [operation] = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const getMaxSize = (type: GraphQLInputType): unknown => {
    if (isNonNullType(type)) return getMaxSize(type.ofType);
    if (isListType(type)) return Array(60).fill(getMaxSize(type.ofType));
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (isInputObjectType(type))
      return Object.fromEntries(
        Object.values(type.getFields()).flatMap((field) =>
          isRequiredInputField(field) ? [[field.name, getMaxSize(field.type)]] : [],
        ),
      );
    return { Int: 100, Float: 1, Boolean: true }[type.name] ?? 'x';
  };
  return Object.fromEntries(
    (operation?.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      getMaxSize(typeFromAST(schema, type) as GraphQLInputType),
    ]),
  );
}

function getSchema(contract: string): GraphQLSchema {
  const schema = schemas[contract];
  if (!schema) throw new Error(`There is no contract ${contract}`);
  return schema;
}

type Documents = {
  operations: { file: string; contract: string; operation: OperationDefinitionNode }[];
  /** By contract and name. */
  fragments: Map<string, FragmentDefinitionNode>;
};

/** Documents are templates in the source that begin with `query`, `mutation` or `fragment`. */
function documentsInSource(): { file: string; contract: string; document: DocumentNode }[] {
  const files = globSync('{contracts,web,server}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const found: Documents = { operations: [], fragments: new Map() };
  for (const file of files) collect(file, readFileSync(join(root, file), 'utf8'), found);
  return found.operations.map(({ file, contract, operation }) => ({
    file,
    contract,
    document: withFragments(operation, contract, found.fragments),
  }));
}

/**
 * The tag of a template tells its contract; if a file imports the tags of two contracts, they are renamed.
 */
function collect(file: string, source: string, { operations, fragments }: Documents): void {
  const imports = source.matchAll(
    /import \{([^}]*\bgraphql\b[^}]*)\} from '#contracts\/(\w+)\/graphql\.ts'/g,
  );
  const contracts = new Map(
    [...imports].map(([, names = '', contract = '']) => [
      /\bgraphql as (\w+)/.exec(names)?.[1] ?? 'graphql',
      contract,
    ]),
  );
  for (const [, tag = '', template = ''] of source.matchAll(
    /(\w*)\(?\s*`(\s*(?:query|mutation|fragment)\s+\w+[^`]*)`/g,
  )) {
    const contract = contracts.get(tag) ?? 'content';
    const text = template
      .replace(/\$\{blockSelection\}/g, blockSelection)
      .replace(/\$\{selectionFragments\}/g, selectionFragments)
      .replace(/\$\{print\(\w+\)\}/g, '');
    for (const definition of parse(text).definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        fragments.set(`${contract} ${definition.name.value}`, definition);
      }
      if (definition.kind === Kind.OPERATION_DEFINITION) {
        operations.push({ file, contract, operation: definition });
      }
    }
  }
}

function withFragments(
  operation: OperationDefinitionNode,
  contract: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): DocumentNode {
  const used = new Set<FragmentDefinitionNode>();
  const collectUsed = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(`${contract} ${name.value}`);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        collectUsed(fragment);
      },
    });
  };
  collectUsed(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...used] };
}
