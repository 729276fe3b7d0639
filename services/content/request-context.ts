import type { Pool } from 'pg';
import { carriesToken } from '#contracts/caller-token.ts';
import { type ActingEditor, readEditor } from '#contracts/editing/editor-header.ts';
import { forbidden } from '#services/foundation/bad-input.ts';
import { type AddressOf, openAddress } from '#services/foundation/cryptography/sign-file-address.ts';
import { batch } from '#services/foundation/graphql/batch.ts';
import type { Log } from '#services/foundation/log.ts';
import type { SignInRules } from './editor/sign-in/sign-in-rules.ts';
import { type FileRecord, filesById } from './file/find-file.ts';
import type { DropBytes } from './file/unnamed-bytes.ts';
import { parseLanguages } from './language/parse-languages.ts';
import type { PageRow } from './page/find-page.ts';
import { type FoundTeaser, teasersById } from './page/read/find-teasers.ts';
import type { Stage, View } from './page-view.ts';

/** The context of every resolver, created for each request. */
export type Reader = {
  readonly connection: Pool;
  /** LOC-04: the order in which texts are looked up. */
  readonly languages: readonly string[];
  /** The site's own server, or an editor through it. */
  readonly trusted: boolean;
  /** Whom the site names as the sender; undefined: nobody, or the caller is not trusted. */
  readonly editor: ActingEditor | undefined;
  readonly signInRules: SignInRules;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly dropBytes: DropBytes;
  /** Logs a warning for those who maintain the content, once. */
  readonly warnOnce: (message: string) => void;
  readonly view: (stage: Stage, country: string | null) => View;
  /** The address of a file for this reader only, valid for minutes. */
  readonly closedAddress: AddressOf;
  /**
   * The address of a file of a page, or of what surrounds pages: files of drafts and protected pages get one for this
   * reader only.
   */
  readonly addressFor: (view: Pick<View, 'stage'>, protection?: PageRow['protection']) => AddressOf;
  readonly file: (id: string) => Promise<FileRecord | undefined>;
  readonly teaser: (id: string, view: View) => Promise<FoundTeaser | undefined>;
};

type BaseSiteContext = Pick<
  Reader,
  'connection' | 'warnOnce' | 'signInRules' | 'log' | 'closedAddress' | 'dropBytes'
> & {
  token: string;
};

/** The reader behind a request, by its `locales` and `authorization` headers. */
export function createReader(request: Request, { token, ...context }: BaseSiteContext): Reader {
  const { connection } = context;
  const draft = readDraftPath(request);
  const languages = parseLanguages(request.headers.get('locales'));
  const trusted = carriesToken(request, token);
  const teasers = new Map<string, (id: string) => Promise<FoundTeaser | undefined>>();
  return {
    ...context,
    languages,
    trusted,
    editor: trusted ? readEditor(request.headers) : undefined,
    view(requestedStage, country) {
      const stage = draft ? 'DRAFT' : requestedStage;
      if (stage === 'DRAFT' && !trusted) throw forbidden('Drafts are for trusted callers.');
      return { stage, country, languages, ...draft };
    },
    addressFor: ({ stage }, protection = 'none') =>
      stage === 'PUBLISHED' && protection === 'none' ? openAddress : context.closedAddress,
    file: batch((ids) => filesById(connection, ids)),
    teaser(id, view) {
      const key = `${view.stage} ${view.country} ${view.asOf?.getTime() ?? ''}`;
      const loadTeaser = teasers.get(key) ?? batch((ids) => teasersById(connection, ids, view));
      teasers.set(key, loadTeaser);
      return loadTeaser(id);
    },
  };
}

/** EDI-02: `x-stage: DRAFT` shows everything as a draft, `x-as-of` as it will be at a moment. */
function readDraftPath({ headers }: Request): Pick<View, 'asOf'> | undefined {
  if (headers.get('x-stage') !== 'DRAFT') return undefined;
  const asOf = new Date(headers.get('x-as-of') ?? '');
  return Number.isNaN(asOf.getTime()) ? {} : { asOf };
}
