import { editorEventTable } from '#services/foundation/editing/editor-event.tables.ts';
import { content } from '../database-schema.ts';

export const editorEvent = editorEventTable(content);
