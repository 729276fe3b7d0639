import { data } from 'react-router';
import { BackendError, execute, type TypedDocument } from '#contracts/execute.ts';
import { writeTexts } from '#web/i18n/format/written-texts.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { noteProducts, noteTags } from './cache/cache-tags.ts';
import { errorResponse, isBadInput } from './error-response.ts';
import type { ServerContext } from './server-context.ts';

type RunQuery<Absent> = <Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<Result | Absent>;

/** Queries the product back end. Throws a 503 response when it is unavailable. */
export type ProductsClient = {
  /** For fields that always exist: classifications, lists, capabilities. */
  readonly query: RunQuery<never>;
  /** For `productBySlug`. Undefined: there is no such product, or not in the country (CAT-04, CAT-06). */
  readonly find: RunQuery<undefined>;
  /**
   * For optional parts of a page. Undefined: the back end does not know the field, or does not answer in
   * time.
   */
  readonly attempt: RunQuery<undefined>;
};

const attemptMs = 1500;

export function createProductsClient(
  { products, productsToken, log }: ServerContext,
  { locale, draft }: { locale: Locale; draft?: object | undefined },
): ProductsClient {
  // EDI-02: for those who may see drafts, products as editors have saved them.
  const headers = productsToken
    ? { authorization: `Bearer ${productsToken}`, ...(draft && { 'x-stage': 'DRAFT' }) }
    : undefined;
  const find: ProductsClient['find'] = async (document, variables) => {
    try {
      const result = await execute(products, document, variables, { headers });
      noteProducts(variables, result as object);
      return writeTexts(result, locale);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      if (error.code === 'PRODUCT_NOT_FOUND') {
        // Noted as well, since the product may be added later.
        noteProducts(variables, { productBySlug: null });
        return undefined;
      }
      noteTags(['products']);
      if (!isBadInput(error))
        log.warn('The product back end did not answer as asked', { variables, error: error.message });
      throw errorResponse(error);
    }
  };
  return {
    find,
    async query(document, variables) {
      const result = await find(document, variables);
      if (result === undefined) throw unavailable();
      return result;
    },
    async attempt(document, variables) {
      try {
        const result = await execute(products, document, variables, { headers, timeoutMs: attemptMs });
        noteProducts(variables, result as object);
        return writeTexts(result, locale);
      } catch {
        return undefined;
      }
    },
  };
}

function unavailable() {
  return data(null, { status: 503, statusText: 'Service Unavailable' });
}
