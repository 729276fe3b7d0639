import { editorEventTable } from '#services/foundation/editing/editor-event.tables.ts';
import { support } from '../database-schema.ts';

export const editorEvent = editorEventTable(support);
