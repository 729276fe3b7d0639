import {
  type DocumentNode,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  getVariableValues,
  isListType,
  isObjectType,
} from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import { limits, tooCostly } from './graphql-limits.ts';
import type { GraphqlRequest } from './parse-graphql-request.ts';

/** The arguments that set the length of a list. */
const lengths: readonly string[] = ['first', 'pageSize'];
/** The assumed length of a list without such an argument; a list of scalars counts as one. */
const usualLength = 10;
/** No list is longer: its field refuses a request for more, or returns less. */
const maxListLength = 5000;

/**
 * Prices a query before it runs: each value of its result costs 1, and values within a list as often as the list may
 * be long. Gives the price, or why the request is refused.
 */
export function createPricing(schema: GraphQLSchema) {
  const estimators = [createEstimator(schema)];
  return (query: DocumentNode, { variables, operationName }: GraphqlRequest): number | GraphQLError => {
    const operation = getOperationAST(query, operationName);
    if (!operation) return 0;
    const parts = { schema, query, variables, operationName: operation.name?.value, estimators };
    try {
      const price = getComplexity({ ...parts, maxQueryNodes: limits.nodes });
      if (price <= limits.price) return price;
      return tooCostly(`The query costs ${price}, at most ${limits.price} are answered.`);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      // Invalid variables are refused by the execution, with its own message.
      const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
      if (errors) return 0;
      // The library gives no place to its error for too many nodes.
      return error.nodes ? error : tooCostly(error.message);
    }
  };
}

function createEstimator(schema: GraphQLSchema): ComplexityEstimator {
  const parts = partsOfLists(schema);
  return ({ type, field, args, childComplexity }) => {
    const each = getPrice(field.extensions) + childComplexity;
    const length = requestedLength(args);
    if (length !== undefined) return each * length;
    const isOne = childComplexity === 0 || !isList(field.type) || parts.has(type.name);
    return isOne ? each : each * usualLength;
  };
}

/** A field that takes far more work than its values suggest has a price of its own (`extensions: { price: 100 }`). */
function getPrice({ price }: { readonly price?: unknown }): number {
  return typeof price === 'number' ? price : 1;
}

/** The length of a list by its arguments: a number, or the ids in a list. Undefined: not given. */
function requestedLength(args: Readonly<Record<string, unknown>>): number | undefined {
  const sizes = Object.entries(args).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [value.length];
    return lengths.includes(name) && typeof value === 'number' ? [value] : [];
  });
  return sizes.length > 0 ? Math.min(Math.max(1, ...sizes), maxListLength) : undefined;
}

/** Connections and pages, whose lists are as long as the arguments of the field above say. */
function partsOfLists(schema: GraphQLSchema): ReadonlySet<string> {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  const sized = fields.filter(
    ({ type, args }) => !isList(type) && args.some(({ name }) => lengths.includes(name)),
  );
  return new Set(sized.map(({ type }) => getNamedType(type).name));
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type));
}
