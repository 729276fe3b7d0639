import { type ConversionConfig, toJsonSchema, toStandardJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/**
 * JSON Schema 2020-12, the dialect of OpenAPI 3.1 and of MCP. What only our own check uses, such as messages, is left
 * out.
 */
const config = { target: 'draft-2020-12', errorMode: 'ignore' } satisfies ConversionConfig;

export function getJsonSchema(schema: v.GenericSchema): Readonly<Record<string, unknown>> {
  const { $schema: _, ...rest } = toJsonSchema(schema, config);
  return rest;
}

/** The same declaration in the form of the tools' library. */
export function getStandardSchema<Schema extends v.GenericSchema>(schema: Schema) {
  return toStandardJsonSchema(schema);
}
