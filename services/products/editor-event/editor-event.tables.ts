import { editorEventTable } from '#services/foundation/editing/editor-event.tables.ts';
import { products } from '../database-schema.ts';

export const editorEvent = editorEventTable(products);
