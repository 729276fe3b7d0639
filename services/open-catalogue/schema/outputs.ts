import * as v from 'valibot';
import { endKinds, steps } from '#contracts/fit/lead.ts';

/** The output of calls. The types of the program and the published JSON Schemas follow from these declarations. */

const slug = v.string();
const address = v.pipe(v.string(), v.description('Address of its page'));

const classReference = v.object({ slug, name: v.string() });

const bounds = v.object({
  minimum: v.pipe(v.nullable(v.number()), v.description('Null: open')),
  maximum: v.nullable(v.number()),
  unit: v.pipe(v.nullable(v.string()), v.description('Symbol; wire gauges are given in mm²')),
  unitCode: v.pipe(v.nullable(v.string()), v.description('UN/ECE Recommendation 20 where it has a code')),
});

export const value = v.object({
  attribute: v.string(),
  name: v.string(),
  group: v.nullable(v.string()),
  text: v.pipe(v.string(), v.description('As people read it, with its unit')),
  system: v.pipe(
    v.nullable(v.picklist(['metric', 'imperial'])),
    v.description('Null: holds in both systems of units'),
  ),
  converted: v.pipe(v.boolean(), v.description('Computed from the other system: approximate')),
  bounds: v.pipe(v.nullable(bounds), v.description('Numbers for programs; null where the value is words')),
});
export type Value = v.InferOutput<typeof value>;

const summaryEntries = {
  slug,
  name: v.string(),
  url: address,
  brand: v.nullable(v.string()),
  classification: v.nullable(classReference),
  description: v.nullable(v.string()),
  countries: v.pipe(v.array(v.string()), v.description('Where it is sold; empty: everywhere')),
  capabilities: v.array(classReference),
  keyValues: v.array(value),
};
export const machineSummary = v.object(summaryEntries);
export type MachineSummary = v.InferOutput<typeof machineSummary>;

const understood = v.object({
  requirements: v.array(v.object({ attribute: v.string(), includes: v.string() })),
  words: v.pipe(v.string(), v.description('What was looked for as words; empty: none')),
});

export const machineList = v.object({
  total: v.number(),
  order: v.pipe(
    v.picklist(['smallest-first', 'catalogue', 'relevance']),
    v.description(
      '`smallest-first`: the machine whose range of the first requirement ends lowest comes first',
    ),
  ),
  understood,
  machines: v.array(machineSummary),
  nextCursor: v.nullable(v.string()),
});
export type MachineList = v.InferOutput<typeof machineList>;

const document = v.object({
  slug,
  name: v.string(),
  type: v.string(),
  url: v.string(),
  language: v.string(),
  languages: v.array(v.string()),
  bytes: v.number(),
});

export const documentList = v.object({ documents: v.array(document) });

export const machine = v.object({
  ...summaryEntries,
  text: v.pipe(v.nullable(v.string()), v.description('Paragraphs, parted by an empty line')),
  language: v.pipe(v.string(), v.description('Of the texts; English where there is no translation')),
  images: v.array(v.object({ url: v.string(), alternativeText: v.string() })),
  values: v.array(value),
  variants: v.array(v.object({ id: v.string(), name: v.string(), values: v.array(value) })),
  documents: v.array(document),
  related: v.array(v.object({ slug, name: v.string(), type: v.string() })),
});
export type Machine = v.InferOutput<typeof machine>;

export const comparison = v.object({
  url: v.pipe(v.string(), v.description('Page with the whole comparison')),
  machines: v.array(v.object({ slug, name: v.string(), url: address })),
  same: v.pipe(v.number(), v.description('How many attributes all of them have alike')),
  rows: v.pipe(
    v.array(
      v.object({
        attribute: v.string(),
        name: v.string(),
        values: v.pipe(
          v.array(v.nullable(v.string())),
          v.description('In the order of the machines; null: not stated'),
        ),
      }),
    ),
    v.description('Attributes in which they differ'),
  ),
});
export type Comparison = v.InferOutput<typeof comparison>;

export const classList = v.object({
  classes: v.array(
    v.object({
      slug,
      name: v.string(),
      parent: v.nullable(v.string()),
      description: v.nullable(v.string()),
      url: address,
      machines: v.pipe(v.number(), v.description('In it and the classes below it')),
    }),
  ),
});

export const attributeList = v.object({
  attributes: v.array(
    v.object({
      key: v.string(),
      name: v.string(),
      group: v.nullable(v.string()),
      quantity: v.pipe(
        v.string(),
        v.description('What is measured: cross-section, length; text and number are not'),
      ),
      unit: v.nullable(v.string()),
      unitCode: v.nullable(v.string()),
      single: v.pipe(
        v.picklist(['exact', 'most', 'least']),
        v.description('What a single number says: just that, the most or the least that a machine does'),
      ),
    }),
  ),
});

export const conversion = v.object({ metric: v.string(), imperial: v.string(), bounds });

const range = v.nullable(v.object({ minimum: v.optional(v.number()), maximum: v.optional(v.number()) }));
const finding = v.object({
  rule: v.pipe(
    v.picklist(['area', 'diameter', 'length', ...steps]),
    v.description('A measure of the wire, or a step of its making'),
  ),
  outcome: v.picklist(['fails', 'unknown']),
  value: v.pipe(v.optional(v.number()), v.description('Of the wire, in mm² or mm; missing: unknown')),
  minimum: v.pipe(v.optional(v.number()), v.description('Of the machine; missing: open or not stated')),
  maximum: v.optional(v.number()),
});

export const fit = v.object({
  wires: v.pipe(
    v.array(
      v.object({
        area: v.pipe(v.number(), v.description('In mm²')),
        length: v.number(),
        outerDiameter: v.pipe(v.nullable(v.number()), v.description('In mm; null: nobody knows it')),
        end1: v.picklist(endKinds),
        end2: v.picklist(endKinds),
        makers: v.pipe(v.number(), v.description('How many machines make it alone')),
      }),
    ),
    v.description('As they were understood, in the order of the question'),
  ),
  checked: v.pipe(v.number(), v.description('How many machines were checked')),
  machines: v.pipe(
    v.array(
      v.object({
        slug,
        name: v.string(),
        url: address,
        area: v.pipe(range, v.description('What its data sheet says, in mm² and mm; null: nothing')),
        diameter: range,
        length: range,
        all: v.pipe(v.number(), v.description('How many of the wires it makes alone')),
        step: v.pipe(v.number(), v.description('Of how many it does some of the steps')),
        check: v.pipe(v.number(), v.description('Of how many something is not in its data sheet')),
        cannot: v.number(),
        wires: v.pipe(
          v.array(
            v.object({
              verdict: v.picklist(['all', 'step', 'check', 'cannot']),
              findings: v.pipe(v.array(finding), v.description('What speaks against it, or is not known')),
            }),
          ),
          v.description('In the order of the wires'),
        ),
      }),
    ),
    v.description(
      'At most twenty that have to do with any of the wires; what makes most of them comes first',
    ),
  ),
});
export type Fit = v.InferOutput<typeof fit>;

export const locationList = v.object({
  locations: v.array(
    v.object({
      name: v.string(),
      street: v.string(),
      postalCode: v.string(),
      city: v.string(),
      country: v.string(),
      phone: v.string(),
      email: v.string(),
      timeZone: v.string(),
      languages: v.array(v.string()),
    }),
  ),
});

export const draft = v.object({
  url: v.pipe(
    v.string(),
    v.description(
      'Give this link to the person: it opens the filled form, which the person reads, completes and sends',
    ),
  ),
  expires: v.pipe(v.string(), v.description('Until then the link works')),
});

/** RFC 9457. */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ parameter: v.string(), detail: v.string() }))),
});
