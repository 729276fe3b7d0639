export type OpenFacts = {
  /** The number of pages that start as drafts. */
  readonly drafts: number;
  /** Also true where another back end has the catalogue. */
  readonly hasProducts: boolean;
  /** Whether mail is sent by a real mail server. */
  readonly hasMail: boolean;
  readonly isFactorRequired: boolean;
};

type OpenTask = {
  readonly name: 'pages' | 'products' | 'mail' | 'factor' | 'factorOffered' | 'team';
  /** The path below the editor area; undefined: it is done in the settings of the installation. */
  readonly path: string | undefined;
};

/** The tasks that remain after the setup. Nobody but the chief editor can have signed in yet. */
export function findOpenTasks({ drafts, hasProducts, hasMail, isFactorRequired }: OpenFacts): OpenTask[] {
  const pages: OpenTask[] = drafts > 0 ? [{ name: 'pages', path: '/pages?state=DRAFT' }] : [];
  const products: OpenTask[] = hasProducts ? [] : [{ name: 'products', path: '/catalogue' }];
  const mail: OpenTask[] = hasMail ? [] : [{ name: 'mail', path: undefined }];
  // If a second factor is required, it is set up at the next sign-in.
  const factor: OpenTask = isFactorRequired
    ? { name: 'factor', path: '' }
    : { name: 'factorOffered', path: '/team' };
  return [...pages, ...products, ...mail, factor, { name: 'team', path: '/team' }];
}
