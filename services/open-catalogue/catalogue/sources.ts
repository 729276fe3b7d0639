import type { Backend } from '#contracts/backend.ts';
import { BackendError, execute, type TypedDocument } from '#contracts/execute.ts';
import type { Language } from '#contracts/languages.ts';
import { NotAnswered } from './not-answered.ts';

/** The back ends that the open catalogue reads by their contracts, and what it needs to know of the site. */
export type Sources = {
  readonly products: Backend;
  /** Undefined: none is needed. */
  readonly productsToken: string | undefined;
  readonly content: Backend;
  readonly contentToken: string;
  readonly search: Backend;
  readonly searchToken: string;
  /** Of the main site, without a trailing slash. */
  readonly origin: () => string;
  /** Signs the contents of links, which the site verifies. */
  readonly sign: (text: string) => string;
  readonly now: () => number;
};

/** Queries the product back end. What it refuses is a mistake of the caller, and reported as such. */
export async function queryProducts<Result, Variables extends Record<string, unknown>>(
  { products, productsToken }: Sources,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  parameter = '',
): Promise<Result> {
  const headers = productsToken ? { authorization: `Bearer ${productsToken}` } : undefined;
  try {
    return await execute(products, document, variables, { headers });
  } catch (error) {
    if (error instanceof BackendError && error.code === 'PRODUCT_NOT_FOUND')
      throw new NotAnswered('absent', 'There is no such machine, or it is not sold in this country.');
    if (error instanceof BackendError && error.code === 'BAD_USER_INPUT')
      throw new NotAnswered('input', error.message, parameter);
    throw error;
  }
}

/** Asks the content back end. */
export function queryContent<Result, Variables extends Record<string, unknown>>(
  { content, contentToken }: Sources,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return execute(content, document, variables, { headers: { authorization: `Bearer ${contentToken}` } });
}

/** The caller's language, and the country in which machines must be sold; without one, any. */
export type Reading = { readonly language: Language; readonly country: string | undefined };
