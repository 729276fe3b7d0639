import { createContext, use } from 'react';

/** Built files that the document names itself; the server knows their addresses. */
export type Assets = {
  /** The one script of public pages. */
  readonly elements: string;
  /** The style sheet of the site, of which every page carries its part; empty where Vite links the sources. */
  readonly styles: string;
  /** Names the build; another one means that a newer site is served (SYS-02). */
  readonly buildId: string;
};

export const AssetsContext = createContext<Assets | null>(null);

/** Throws outside a document that the server's entry draws. */
export function useAssets(): Assets {
  const assets = use(AssetsContext);
  if (!assets) throw new Error('The document was drawn without its assets');
  return assets;
}
