import { type ActingEditor, editorHeaders } from '#contracts/editing/editor-header.ts';
import { BackendError, type ErrorPolicy, execute, type TypedDocument } from '#contracts/execute.ts';
import type { Language } from '#contracts/languages.ts';
import { writeTexts } from '#web/i18n/format/written-texts.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { noteContent } from './cache/cache-tags.ts';
import { errorResponse, isBadInput } from './error-response.ts';
import type { ServerContext } from './server-context.ts';

/**
 * Queries the content back end in the visitor's languages. Throws a 400 or 503 response, see errorResponse().
 */
export type ContentClient = <Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  /** `editor`: who changes something, for whom the back end decides (0118). */
  options?: { errorPolicy?: ErrorPolicy; editor?: ActingEditor },
) => Promise<Result>;

type Reading = {
  locale: Locale;
  fallbackLanguage: Language | undefined;
  /** EDI-02: content is read as drafts, as it is now or will be at this moment. */
  draft?: { asOf?: Date | undefined } | undefined;
};

/** A client for one visit; without `reading` (system data) it queries in English. */
export function createContentClient(server: ServerContext, reading?: Reading): ContentClient {
  const headers = {
    locales: reading ? localesHeader(reading) : 'en',
    authorization: `Bearer ${server.contentToken}`,
    ...(reading?.draft && { 'x-stage': 'DRAFT' }),
    ...(reading?.draft?.asOf && { 'x-as-of': reading.draft.asOf.toISOString() }),
  };
  return async (document, variables, options) => {
    try {
      const result = await execute(server.content, document, variables, {
        errorPolicy: options?.errorPolicy,
        headers: options?.editor ? { ...headers, ...editorHeaders(options.editor) } : headers,
        log: (line) => {
          if (line.error !== undefined && !isBadInput(line))
            server.log.warn('The content back end did not answer as asked', line);
        },
      });
      noteContent(variables, result as object);
      return reading ? writeTexts(result, reading.locale) : result;
    } catch (error) {
      throw error instanceof BackendError ? errorResponse(error) : error;
    }
  };
}

/** LOC-04: the reader's locale, the chosen fallback language, then English. */
export function localesHeader({
  locale,
  fallbackLanguage,
}: Pick<Reading, 'locale' | 'fallbackLanguage'>): string {
  return [...new Set([locale.code, fallbackLanguage, 'en'])].filter(Boolean).join(',');
}
