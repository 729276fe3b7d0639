import type { ActingEditor } from '#contracts/editing/editor-header.ts';
import { productsEvents, type SubjectKind, uploadEvents } from '#contracts/editing/events.ts';
import { productsRules } from '#contracts/editing/operations.ts';
import { rolesAllowing } from '#contracts/editing/roles.ts';
import { createEventStore } from '#services/foundation/editing/event-store.ts';
import { type FindNames, writeEvents } from '#services/foundation/editing/write-events.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Reader } from '../request-context.ts';

export const editorEvents = createEventStore('products');

type Named = { id: string; name: string };
type Ids = { ids: readonly string[] };

const products = statement<Named, Ids>(
  'products_names_of_products',
  `SELECT subject.slug AS id, coalesce(d.document->'names'->>'en', p.names->>'en', subject.slug) AS name
   FROM unnest(:ids::text[]) AS subject(slug)
   LEFT JOIN products.product_draft d ON d.slug = subject.slug
   LEFT JOIN products.product p ON p.slug = subject.slug
   WHERE d.slug IS NOT NULL OR p.slug IS NOT NULL`,
);
const imports = statement<Named, Ids>(
  'products_names_of_catalogue_imports',
  'SELECT id::text, file_name AS name FROM products.catalogue_import WHERE id::text = ANY (:ids)',
);

const classifications = statement<Named, Ids>(
  'products_names_of_classifications',
  `SELECT slug AS id, names->>'en' AS name FROM products.classification WHERE slug = ANY (:ids)`,
);
const attributes = statement<Named, Ids>(
  'products_names_of_attributes',
  `SELECT key AS id, names->>'en' AS name FROM products.attribute WHERE key = ANY (:ids)`,
);

const sources = statement<Named, Ids>(
  'products_names_of_catalogue_sources',
  'SELECT name AS id, name FROM products.catalogue_source WHERE name = ANY (:ids)',
);

const finders: Partial<Record<SubjectKind, typeof products>> = {
  product: products,
  catalogueImport: imports,
  classification: classifications,
  attribute: attributes,
  catalogueSource: sources,
};

const findNames: FindNames = async (connection, kind, ids) => {
  const named = await finders[kind]?.(connection, { ids });
  return new Map(named?.map(({ id, name }) => [id, name]));
};

export const carryOut = writeEvents<Reader>({
  rules: productsRules,
  events: productsEvents,
  store: editorEvents,
  findNames,
});

type Upload = { readonly editor: ActingEditor; readonly id: string; readonly name: string };

/** A file that comes in beside the API leaves its event, too. */
export function noteUpload(connection: Connection, { editor, id, name }: Upload): Promise<void> {
  return editorEvents.note(connection, {
    editorId: editor.id,
    editor: editor.name,
    roles: rolesAllowing(editor.grants, 'manageProducts'),
    operation: 'uploadCatalogue',
    kind: uploadEvents.uploadCatalogue.kind,
    subjects: [{ id, name }],
    folds: undefined,
  });
}
