import './attribute/attribute.graphql.ts';
import './brand/brand.graphql.ts';
import './capability/capability.graphql.ts';
import './catalogue-import/graphql/catalogue-import.graphql.ts';
import './catalogue-import/graphql/catalogue-import-report.graphql.ts';
import './catalogue-import/graphql/catalogue-import-steps.graphql.ts';
import './catalogue-import/graphql/catalogue-sources.graphql.ts';
import './changed-products/changed-products.graphql.ts';
import './classification/classification.graphql.ts';
import './document/document.graphql.ts';
import './draft/graphql/catalogue-words.graphql.ts';
import './draft/graphql/edit-product.graphql.ts';
import './draft/graphql/edited-product.graphql.ts';
import './draft/graphql/edited-products.graphql.ts';
import './draft/graphql/plans.graphql.ts';
import './entry/entry.graphql.ts';
import './image/image.graphql.ts';
import './measured-products/classification-bounds.graphql.ts';
import './measured-products/measured-products.graphql.ts';
import './product/product.graphql.ts';
import './quantity-query/quantity-query.graphql.ts';
import './selection/selection.graphql.ts';
import './service/service.graphql.ts';
import './specification/specification.graphql.ts';
import './unit/conversion.graphql.ts';
import { builder } from './builder.ts';

/** Implements `contracts/products/schema.graphql`; a test compares the two. */
export const schema = builder.toSchema();
