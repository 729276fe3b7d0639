import { openOpenCatalogue } from '#services/open-catalogue/index.ts';
import type { Products } from '#services/products/index.ts';
import type { Mount } from '../http/mount.ts';
import type { FindVisitor } from '../http/visitor.ts';
import { openCatalogueApi } from './api-mount.ts';
import { assistantMount } from './assistant-mount.ts';
import { openDownloads } from './download-mount.ts';

type Parts = {
  readonly sources: Parameters<typeof openOpenCatalogue>[0];
  readonly products: Pick<Products, 'exchange'> | undefined;
  readonly siteOrigins: () => Promise<readonly string[]>;
  readonly findVisitor: FindVisitor;
  readonly secure: boolean;
};

export type OpenCatalogueMounts = {
  readonly api: Mount;
  readonly assistants: Mount;
  readonly downloads: ReturnType<typeof openDownloads>;
  /** Called after a change of the catalogue: cached responses are dropped. */
  readonly forget: () => void;
};

/** Mounts the interfaces of the open catalogue. */
export function mountOpenCatalogue({
  sources,
  products,
  siteOrigins,
  findVisitor,
  secure,
}: Parts): OpenCatalogueMounts {
  const catalogue = openOpenCatalogue(sources);
  const api = openCatalogueApi({ catalogue, findVisitor, secure });
  const assistants = assistantMount({ catalogue, siteOrigins, findVisitor, secure });
  const downloads = openDownloads({ products, origin: sources.origin, findVisitor, secure });
  return { api, assistants, downloads, forget: api.forget };
}
