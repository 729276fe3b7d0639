import type * as v from 'valibot';
import { getJsonSchema } from '../schema/json-schema.ts';
import { problem } from '../schema/outputs.ts';
import { base, endpoints } from './endpoints.ts';

type Json = Readonly<Record<string, unknown>>;

/** The OpenAPI document, generated from the declarations of the API. */
export function getOpenApi(origin: string): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Open catalogue',
      version: '1.0.0',
      summary: 'Machines with typed technical data, for programs',
      description:
        'Read-only, without a key. Names and descriptions come in eleven languages. Prices are on request and not in it. Answers carry an ETag and may be cached for five minutes.',
      license: { name: 'Use with attribution', url: `${origin}/en/for-developers` },
      contact: { url: `${origin}/en/for-developers` },
    },
    servers: [{ url: origin + base }],
    security: [],
    tags: [{ name: 'catalogue', description: 'Machines, their classes, attributes and units' }],
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { get: operation(endpoint) }])),
    components: {
      schemas: {
        Problem: getJsonSchema(problem),
        ...Object.fromEntries(endpoints.map(({ id, output }) => [outputName(id), getJsonSchema(output)])),
      },
      responses: Object.fromEntries(
        problems.map(([name, description]) => [
          name,
          {
            description,
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  };
}

const problems = [
  ['BadRequest', 'A parameter cannot be read; the problem names it'],
  ['NotFound', 'There is no such machine, or it is not sold in the country'],
  ['NotAcceptable', 'Only JSON is answered'],
  ['TooManyRequests', 'Too many requests of one address; Retry-After says when to come back'],
  ['Unavailable', 'The catalogue does not answer at the moment'],
] as const;

function operation({ id, path, summary, input, output: _, example }: (typeof endpoints)[number]): Json {
  const inPath = (name: string) => path.includes(`{${name}}`);
  return {
    operationId: id,
    summary,
    tags: ['catalogue'],
    parameters: [
      ...Object.entries(entriesOf(input)).map(([field, declared]) =>
        parameter(field, declared, inPath(field), example[field]),
      ),
      {
        name: 'Accept-Language',
        in: 'header',
        description: 'Used where the parameter `language` is missing',
        schema: { type: 'string' },
      },
    ],
    responses: {
      200: {
        description: summary,
        headers: {
          ETag: {
            description: 'Send it as If-None-Match to ask whether it is still so',
            schema: { type: 'string' },
          },
        },
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${outputName(id)}` } } },
      },
      304: { description: 'Nothing has changed since' },
      400: { $ref: '#/components/responses/BadRequest' },
      ...(inPath('slug') && { 404: { $ref: '#/components/responses/NotFound' } }),
      406: { $ref: '#/components/responses/NotAcceptable' },
      429: { $ref: '#/components/responses/TooManyRequests' },
      503: { $ref: '#/components/responses/Unavailable' },
    },
  };
}

function entriesOf(input: v.GenericSchema): Readonly<Record<string, v.GenericSchema>> {
  // Valibot's general type of a schema does not tell that an object schema has entries.
  return (input as unknown as { entries: Record<string, v.GenericSchema> }).entries;
}

/** A list is repeated, each entry under the name of the singular. */
function parameter(
  field: string,
  declared: v.GenericSchema,
  isInPath: boolean,
  example: string | undefined,
): Json {
  const { description, ...schema } = getJsonSchema(declared);
  const isRequired = declared.type !== 'optional';
  if (field === 'capabilities')
    return { name: 'capability', in: 'query', description, schema, explode: true, style: 'form' };
  if (field === 'requirements')
    return {
      name: 'requirement',
      in: 'query',
      description:
        'Key of an attribute, a colon, and the value or range to be covered: `cross_section:0.35 mm²`',
      schema: { type: 'array', maxItems: 10, items: { type: 'string' } },
      explode: true,
      style: 'form',
    };
  return {
    name: field,
    in: isInPath ? 'path' : 'query',
    ...(description !== undefined && { description }),
    required: isInPath || isRequired,
    schema,
    ...(example !== undefined && { example: /^\d+$/.test(example) ? Number(example) : example }),
  };
}

function outputName(id: string): string {
  return `${id.slice(0, 1).toUpperCase()}${id.slice(1)}Answer`;
}
