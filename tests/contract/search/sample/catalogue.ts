import { readFileSync } from 'node:fs';
import { buildSchema, graphql } from 'graphql';
import type { Backend } from '#contracts/backend.ts';

/**
 * A product back end with a few machines, which implements the part of the contract that a search engine
 * uses.
 */
const schema = buildSchema(readFileSync('contracts/products/schema.graphql', 'utf8'));

type Words = { readonly name: string; readonly short: string; readonly specification?: readonly string[] };

export type Machine = {
  readonly slug: string;
  readonly texts: Readonly<Record<string, Words>>;
  readonly type?: 'product' | 'service';
  readonly countries?: readonly string[];
  readonly variant?: string;
  readonly updatedAt?: string;
};

const paper = (machine: Machine, language: string, login: boolean) => ({
  slug: `${machine.slug}-${login ? 'service-manual' : 'data-sheet'}`,
  name: login ? 'Service manual' : 'Data sheet',
  content_language: language,
  languages: Object.keys(machine.texts),
  url: `/file/${machine.slug}-data-sheet`,
  login,
  thumbnail: null,
});

function productIn(machine: Machine, wanted: string) {
  const language = machine.texts[wanted] ? wanted : 'en';
  const words = machine.texts[language];
  return {
    slug: machine.slug,
    name: words?.name ?? '',
    type: machine.type ?? 'product',
    language,
    languages: Object.keys(machine.texts),
    supported_countries: machine.countries ?? [],
    short_description: words?.short ?? '',
    long_description: null,
    brand: { id: '1', name: 'Litzen', own: true },
    images: [{ url: '/image/abc', default: true, contentType: 'image/jpeg' }],
    classifications: [{ name: 'Cut and strip', route: 'cut-and-strip' }],
    capabilities: [{ name: 'Stripping' }],
    highlights: [],
    specifications: (words?.specification ?? []).map((line) => {
      const [name, value, unit] = line.split('|');
      return { name, value, unit };
    }),
    variants: machine.variant
      ? [{ metric_name: machine.variant, imperial_name: machine.variant, specifications: [] }]
      : [],
    service: null,
    documents: [paper(machine, language, false), paper(machine, language, true)],
  };
}

const classes: Readonly<Record<string, { en: string; de: string; type: string }>> = {
  'cut-and-strip': { en: 'Cut and strip', de: 'Ablängen und Abisolieren', type: 'product' },
  'harness-test': { en: 'Harness test', de: 'Kabelbaumprüfung', type: 'product' },
  training: { en: 'Training at the machine', de: 'Schulung an der Maschine', type: 'service' },
};

const capabilities = {
  stripping: { en: 'Stripping', de: 'Abisolieren' },
  braiding: { en: 'Braid folding', de: 'Geflechtumlegen' },
};

const inLanguage = (names: { en: string; de: string }, language: string) =>
  language === 'de' ? names.de : names.en;

/** The members of a class: the tester has its own class, which becomes empty when it is removed. */
function slugsIn(machines: readonly Machine[], slug: string): string[] {
  const classOf = ({ slug, type }: Machine) =>
    type === 'service' ? 'training' : slug.startsWith('albis') ? 'harness-test' : 'cut-and-strip';
  return machines.filter((machine) => classOf(machine) === slug).map((machine) => machine.slug);
}

/** The machines may change while the back end is queried. */
export function catalogueOf(machines: Machine[]): Backend {
  const rootValue = {
    catalogueEntries: () => ({
      items: machines.map((machine) => ({
        slug: machine.slug,
        route: `cut-and-strip/${machine.slug}`,
        type: machine.type ?? 'product',
        languages: Object.keys(machine.texts),
        supported_countries: machine.countries ?? [],
        updatedAt: machine.updatedAt ?? '2025-01-01T00:00:00.000Z',
      })),
      hasNextPage: false,
      endCursor: null,
    }),
    classifications: ({ language, type: wanted }: { language: string; type: string }) =>
      Object.entries(classes)
        .filter(([, { type }]) => type === wanted)
        .map(([slug, names]) => ({
          slug,
          route: slug,
          name: inLanguage(names, language),
          description: null,
          image: null,
          products: slugsIn(machines, slug),
        })),
    capabilities: ({ language }: { language: string }) =>
      Object.entries(capabilities).map(([slug, names]) => ({
        slug,
        name: inLanguage(names, language),
        description: null,
      })),
    classificationProducts: () => ({
      capabilities: Object.keys(capabilities).map((slug) => ({
        capability: { slug },
        count: slug === 'stripping' ? machines.length : 0,
      })),
    }),
    productsBySlugs: ({ language, slugs }: { language: string; slugs: string[] }) =>
      slugs.flatMap((slug) => {
        const machine = machines.find((candidate) => candidate.slug === slug);
        return machine ? [productIn(machine, language)] : [];
      }),
  };
  return {
    url: 'http://products.internal/graphql/products',
    async fetch(request) {
      const { query: source, variables: variableValues } = (await request.json()) as {
        query: string;
        variables: Record<string, unknown>;
      };
      return Response.json(await graphql({ schema, source, rootValue, variableValues }));
    },
  };
}

export const machines: Machine[] = [
  {
    slug: 'reuss-455',
    texts: {
      en: {
        name: 'Reuss 455 | Litzen',
        short: 'Cuts, strips and crimps up to 5 000 leads an hour.',
        specification: ['Cross-section|0.13–6|mm²', 'Cross-section|26–10|AWG'],
      },
      de: {
        name: 'Reuss 455',
        short: 'Schneidet, entmantelt und vercrimpt bis 5 000 Leitungen in der Stunde.',
      },
    },
    variant: '450.0231',
  },
  { slug: 'cs-400', texts: { en: { name: 'CS-400', short: 'A cut and strip machine for the bench.' } } },
  {
    slug: 'albis-64',
    texts: { en: { name: 'Albis 64', short: 'A tester for small harnesses.' } },
    countries: ['US', 'CA', 'MX'],
  },
  {
    slug: 'operator-training',
    type: 'service',
    texts: { en: { name: 'Operator training', short: 'Two days at the machine, with terminals and seals.' } },
  },
];
