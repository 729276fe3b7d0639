/** What the catalogue has about a machine. */
export type MachineDocuments = {
  readonly brand: string;
  /** The page of its product. */
  readonly href: string;
  readonly documents: readonly {
    readonly href: string;
    readonly name: string;
    readonly extension: string;
    readonly size: number;
    readonly language: string;
    readonly needsSignIn: boolean;
  }[];
};

/** Undefined: the catalogue does not have the product any more. Throws where it cannot be asked. */
export async function askPapers(
  product: string | null,
  locale: string,
): Promise<MachineDocuments | undefined> {
  if (!product) return undefined;
  const response = await fetch(`/api/machine-documents?${new URLSearchParams({ product, locale })}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  return (await response.json()) as MachineDocuments;
}
