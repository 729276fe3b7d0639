/**
 * Writes schema.graphql and the types for gql.tada of every contract, from the schemas that the services
 * serve.
 */
import { writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { type GraphQLSchema, introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { schema as content } from '#services/content/schema.ts';
import { schema as accounts } from '#services/identity/schema.ts';
import { schema as products } from '#services/products/schema.ts';
import { schema as support } from '#services/support/schema.ts';

export const schemas: Readonly<Record<string, GraphQLSchema>> = { accounts, content, products, support };

/** The generated files of the contracts by name, such as `content/schema.graphql`. */
export function contractFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => [
      [`${name}/schema.graphql`, formatted(`${printSchema(lexicographicSortSchema(schema))}\n`)],
      [`${name}/graphql-env.d.ts`, getTypes(schema)],
    ]),
  );
}

function getTypes(schema: GraphQLSchema): string {
  const introspection = introspectionFromSchema(schema, { descriptions: false });
  return outputIntrospectionFile(minifyIntrospection(introspection as never), {
    fileType: '.d.ts',
    shouldPreprocess: true,
  });
}

/** The formatter's line width. */
const width = 110;

/** Puts descriptions, and arguments that do not fit on one line, on separate lines, as the formatter does. */
function formatted(sdl: string): string {
  return sdl
    .replace(/^( *)"""(.+)"""$/gm, '$1"""\n$1$2\n$1"""')
    .replace(
      /^( *)(\w+)\((.+)\): (.+)$/gm,
      (line, indent: string, field: string, args: string, type: string) => {
        if (line.length <= width) return line;
        const lines = args.split(/, (?=\w+: )/).map((argument) => `${indent}  ${argument}\n`);
        return `${indent}${field}(\n${lines.join('')}${indent}): ${type}`;
      },
    );
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(contractFiles())) {
    writeFileSync(new URL(`../contracts/${name}`, import.meta.url), text);
  }
}
