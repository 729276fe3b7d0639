import { defineEditorEvents } from '#services/foundation/editing/editor-events.graphql.ts';
import { builder } from '../builder.ts';
import { editorEvents } from './editor-events.ts';

defineEditorEvents(builder, editorEvents);
