export type OpenFacts = {
  /** How many pages begin as drafts. */
  readonly drafts: number;
  /** True also where the catalogue is another back end's. */
  readonly hasProducts: boolean;
  /** Mail leaves this machine. */
  readonly hasMail: boolean;
  readonly isFactorRequired: boolean;
};

type OpenTask = {
  readonly name: 'pages' | 'products' | 'mail' | 'factor' | 'factorOffered' | 'team';
  /** Where it is done, below the editor area; undefined: in the settings of the installation. */
  readonly path: string | undefined;
};

/** What is still to be done when the site stands. Nobody but the chief editor can have entered yet. */
export function findOpenTasks({ drafts, hasProducts, hasMail, isFactorRequired }: OpenFacts): OpenTask[] {
  const pages: OpenTask[] = drafts > 0 ? [{ name: 'pages', path: '/pages?state=DRAFT' }] : [];
  const products: OpenTask[] = hasProducts ? [] : [{ name: 'products', path: '/catalogue' }];
  const mail: OpenTask[] = hasMail ? [] : [{ name: 'mail', path: undefined }];
  // Whoever has to is asked on entering.
  const factor: OpenTask = isFactorRequired
    ? { name: 'factor', path: '' }
    : { name: 'factorOffered', path: '/team' };
  return [...pages, ...products, ...mail, factor, { name: 'team', path: '/team' }];
}
