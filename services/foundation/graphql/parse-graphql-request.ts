export type GraphqlRequest = {
  query: string;
  variables: Record<string, unknown> | undefined;
  operationName: string | undefined;
};

/** Undefined: the text is not a GraphQL request. */
export function findGraphqlRequest(body: string): GraphqlRequest | undefined {
  const { query, variables, operationName } = findObject(body) ?? {};
  const isGraphqlRequest =
    typeof query === 'string' &&
    (variables == null || isObject(variables)) &&
    (operationName == null || typeof operationName === 'string');
  if (!isGraphqlRequest) return undefined;
  return {
    query,
    variables: isObject(variables) ? variables : undefined,
    operationName: operationName ?? undefined,
  };
}

function findObject(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
