import type { CompanyPart } from '#services/foundation/company/company-part.ts';
import { attribute } from '../attribute/attribute.tables.ts';
import { attributeGroup } from '../attribute/attribute-group.tables.ts';
import { brand } from '../brand/brand.tables.ts';
import { capability } from '../capability/capability.tables.ts';
import { catalogueMapping } from '../catalogue-import/catalogue-import.tables.ts';
import { notifyChanges } from '../changes.ts';
import { classification } from '../classification/classification.tables.ts';
import { document, documentVersion } from '../document/document.tables.ts';
import { plannedProduct, productDraft, productHistory } from '../draft/draft.tables.ts';
import { product, productText } from '../product/product.tables.ts';
import { nextRevision } from '../revision/revision.ts';
import { productRange } from '../specification/range.tables.ts';

/** The revision of the catalogue that `settle` sets once everything is imported. */
const revision = 'COALESCE((SELECT items FROM products.revision), 0) + 1';

export const productPart: CompanyPart = {
  schema: 'products',
  migrations: new URL('../migrations', import.meta.url),
  exported: [
    { table: attributeGroup },
    { table: attribute },
    { table: brand },
    { table: capability },
    { table: classification },
    {
      table: product,
      leftOut: { revision },
      each: {
        folder: 'products',
        name: 'r.slug',
        parts: [
          { table: productText, of: 'product' },
          { table: productRange, of: 'product' },
        ],
      },
    },
    {
      table: document,
      each: { folder: 'documents', name: 'r.slug', parts: [{ table: documentVersion, of: 'document' }] },
    },
    {
      table: productDraft,
      names: ['by'],
      // A draft is based on the published product, whose revision is counted anew.
      leftOut: { base: revision },
      each: { folder: 'drafts', name: 'r.slug' },
    },
    { table: productHistory, names: ['by'] },
    { table: plannedProduct, names: ['by'] },
    { table: catalogueMapping, names: ['by'] },
  ],
  leftOut: [
    { tables: ['editor_event'], because: 'what editors did here' },
    { tables: ['removal'], because: 'what processes that run are told to forget' },
    {
      tables: ['catalogue_import', 'catalogue_import_item', 'catalogue_origin', 'catalogue_source'],
      because:
        'files of suppliers on their way in, and what the last ones said; the files can be brought again',
    },
    { tables: ['loaded_record'], because: 'what the sample said, for samples to be loaded again' },
  ],
  stays: ['revision'],
  async settle(connection) {
    await nextRevision(connection, 'items');
    await nextRevision(connection, 'vocabulary');
    await notifyChanges(connection, ['products']);
  },
};
