import { rememberReader } from '#web/apps/session/remember-reader.ts';
import type { Session } from '#web/apps/session/session.ts';
import type { PictureSource } from '#web/design/picture/picture.tsx';

/** The catalogue's data about a machine. */
export type MachineDocuments = {
  readonly brand: string;
  /** The address of its product's page. */
  readonly href: string;
  readonly documents: readonly {
    readonly href: string;
    readonly name: string;
    readonly extension: string;
    readonly size: number;
    readonly language: string;
    readonly needsSignIn: boolean;
    /** The document's first page. */
    readonly thumbnail: PictureSource | null;
  }[];
};

/** Undefined: the product is no longer in the catalogue; `failed`: the catalogue is unavailable. */
export type FoundDocuments = MachineDocuments | undefined | 'failed';

/** Lets the reader open documents for signed-in readers, unless the server does not accept the session. */
export function findDocuments(
  session: Session,
  product: string | null,
  locale: string,
): Promise<FoundDocuments> {
  return fetchDocuments(session, product, locale).catch(() => 'failed');
}

async function fetchDocuments(
  session: Session,
  product: string | null,
  locale: string,
): Promise<MachineDocuments | undefined> {
  if (!product) return undefined;
  const response = await fetch(`/api/machine-documents?${new URLSearchParams({ product, locale })}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  const found = (await response.json()) as MachineDocuments;
  if (!found.documents.some(({ needsSignIn }) => needsSignIn)) return found;
  const isRemembered = await rememberReader(session).then(
    () => true,
    () => false,
  );
  return {
    ...found,
    documents: found.documents.map((document) => ({
      ...document,
      needsSignIn: document.needsSignIn && !isRemembered,
    })),
  };
}
