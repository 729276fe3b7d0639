/** Writes contracts/content/schema.graphql and its types for gql.tada from the schema that the service serves. */
import { writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '#services/content/schema.ts';

/** The files of the content contract that follow from the schema, by name. */
export function contractFiles(): Record<string, string> {
  const introspection = introspectionFromSchema(schema, { descriptions: false });
  return {
    'schema.graphql': formatted(`${printSchema(lexicographicSortSchema(schema))}\n`),
    'graphql-env.d.ts': outputIntrospectionFile(minifyIntrospection(introspection as never), {
      fileType: '.d.ts',
      shouldPreprocess: true,
    }),
  };
}

/** Descriptions on lines of their own, as the formatter wants them. */
function formatted(sdl: string): string {
  return sdl.replace(/^( *)"""(.+)"""$/gm, '$1"""\n$1$2\n$1"""');
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(contractFiles())) {
    writeFileSync(new URL(`../contracts/content/${name}`, import.meta.url), text);
  }
}
