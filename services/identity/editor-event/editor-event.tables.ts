import { editorEventTable } from '#services/foundation/editing/editor-event.tables.ts';
import { identity } from '../database-schema.ts';

export const editorEvent = editorEventTable(identity);
