import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Backend } from '#contracts/backend.ts';

type ContractName = 'content' | 'products' | 'support' | 'accounts';

/** A query as it is compiled, and as it is sent: there, fields of an interface also ask for `__typename`. */
type Known = { readonly document: DocumentNode; readonly query: string };

/**
 * Checks the responses of a remote back end against its contract: a response of another shape counts as none
 * (503), so that no page fails on it later. The embedded back ends are checked by their own schema.
 */
export function promised(backend: Backend, contract: ContractName): Backend {
  const path = new URL(`../../contracts/${contract}/schema.graphql`, import.meta.url);
  const schema = buildSchema(readFileSync(path, 'utf8'));
  const known = new LRUCache<string, Known>({ max: 500 });

  const read = (query: string): Known => {
    const before = known.get(query);
    if (before) return before;
    const document = withTypeNames(parse(query), schema);
    const made = { document, query: print(document) };
    known.set(query, made);
    return made;
  };

  return {
    url: backend.url,
    async fetch(request) {
      // An upload: the query stands in a form beside the file, and the answer is short.
      if (request.headers.get('content-type') !== 'application/json') return backend.fetch(request);
      const sent = (await request.json()) as { query: string };
      const { document, query } = read(sent.query);
      const response = await backend.fetch(
        new Request(request, { body: JSON.stringify({ ...sent, query }) }),
      );
      if (!response.ok) return response;
      const text = await response.text();
      const place = placeOfFault(text, document, schema);
      return place === undefined ? new Response(text, response) : misshapen(place);
    },
  };
}

function misshapen(place: string): Response {
  const message = `The answer has not the shape that the contract promises${place && `, at ${place}`}.`;
  return Response.json({ errors: [{ message, extensions: { code: 'MISSHAPEN' } }] }, { status: 503 });
}

/**
 * Where a response breaks the contract. Undefined: it fits, or it is not a response with data, which the
 * caller notices anyway.
 */
function placeOfFault(text: string, document: DocumentNode, schema: GraphQLSchema): string | undefined {
  const answer = parsed(text);
  if (answer?.data == null) return undefined;
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  return root ? findFault(answer.data, root, operation.selectionSet, { document, schema }) : undefined;
}

function parsed(text: string): { data?: unknown } | null | undefined {
  try {
    return JSON.parse(text) as { data?: unknown };
  } catch {
    return undefined;
  }
}

type BaseSiteContext = { readonly document: DocumentNode; readonly schema: GraphQLSchema };

/** The first place where a value is not of its type; undefined: it fits. */
function findFault(
  value: unknown,
  type: GraphQLOutputType,
  selections: SelectionSetNode | undefined,
  around: BaseSiteContext,
): string | undefined {
  if (isNonNullType(type)) return value === null ? '' : findFault(value, type.ofType, selections, around);
  if (value === null) return undefined;
  if (isListType(type)) {
    if (!Array.isArray(value)) return '';
    return firstFault(value.keys(), (index) => findFault(value[index], type.ofType, selections, around));
  }
  if (!selections) return isScalar(value, type) ? undefined : '';
  if (typeof value !== 'object' || Array.isArray(value)) return '';
  return faultInObject(value as Record<string, unknown>, type, selections, around);
}

function faultInObject(
  value: Record<string, unknown>,
  type: GraphQLOutputType,
  selections: SelectionSetNode,
  around: BaseSiteContext,
): string | undefined {
  const { schema } = around;
  const concrete = isAbstractType(type) ? schema.getType(String(value.__typename)) : type;
  if (!isObjectType(concrete)) return '__typename';
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      const isLeftOut = value[key] === undefined && (selection.directives?.length ?? 0) > 0;
      const field = schema.getField(concrete, selection.name.value);
      if (isLeftOut || !field) continue;
      const fault =
        value[key] === undefined ? '' : findFault(value[key], field.type, selection.selectionSet, around);
      if (fault !== undefined) return joined(key, fault);
      continue;
    }
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? getFragment(selection.name.value, around) : selection;
    const condition = fragment?.typeCondition && typeFromAST(schema, fragment.typeCondition);
    const applies =
      !condition ||
      condition === concrete ||
      (isAbstractType(condition) && schema.isSubType(condition, concrete));
    const fault =
      fragment && applies ? faultInObject(value, concrete, fragment.selectionSet, around) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function isScalar(value: unknown, type: GraphQLOutputType): boolean {
  if (isEnumType(type)) return typeof value === 'string';
  switch (getNamedType(type).name) {
    case 'String':
    case 'ID':
      return typeof value === 'string';
    case 'Int':
    case 'Float':
      return typeof value === 'number';
    case 'Boolean':
      return typeof value === 'boolean';
    default:
      return true;
  }
}

function firstFault(
  keys: Iterable<number>,
  faultAt: (key: number) => string | undefined,
): string | undefined {
  for (const key of keys) {
    const fault = faultAt(key);
    if (fault !== undefined) return joined(String(key), fault);
  }
  return undefined;
}

const joined = (key: string, inner: string) => (inner === '' ? key : `${key}.${inner}`);

function getFragment(name: string, { document }: BaseSiteContext): FragmentDefinitionNode | undefined {
  return document.definitions.find(
    (definition): definition is FragmentDefinitionNode =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
  );
}

const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

function withTypeNames(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const types = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet: {
        leave: (node) =>
          isAbstractType(types.getParentType())
            ? { ...node, selections: [typeName, ...node.selections] }
            : undefined,
      },
    }),
  ) as DocumentNode;
}
