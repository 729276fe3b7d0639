import * as v from 'valibot';
import { endKinds } from '#contracts/fit/lead.ts';
import { diameterLimits, lengthLimits } from '#contracts/fit/lead-address.ts';
import { languages } from '#contracts/languages.ts';

/** The input of calls, declared once for the API, its OpenAPI document and the tools of assistants. */

const maxMachines = 20;
const maxRequirements = 10;
const maxWires = 50;
/** In mm². */
export const areaLimits = { from: 0.001, to: 1000 } as const;

const slug = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/, 'Must be a slug such as wire-crimping.'),
);
const attribute = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(/^[a-z0-9][a-z0-9_-]*$/, 'Must be the key of an attribute.'),
  v.description('Key of an attribute, as the list of attributes names it'),
);
const quantity = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

export const language = v.pipe(
  v.picklist(languages, `Must be one of ${languages.join(', ')}.`),
  v.description('Language of names and descriptions'),
);

export const country = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}$/, 'Must be a country code of two capital letters.'),
  v.description('Only what is sold in this country (ISO 3166-1 alpha-2). Without it: what is sold in any.'),
);

const slugInput = v.pipe(slug, v.description('Slug of a machine, as lists name it'));

const reader = { country: v.optional(country), language: v.optional(language) };

export const requirement = v.union([
  v.strictObject({
    attribute,
    includes: v.pipe(
      quantity,
      v.description(
        'A value or range that the machine must cover, with its unit: 0.35 mm², AWG 22, 0.13–6 mm²',
      ),
    ),
  }),
  v.strictObject({
    attribute,
    from: v.pipe(quantity, v.description('Smallest value to be covered, with its unit')),
    to: v.pipe(quantity, v.description('Largest value to be covered, with its unit')),
  }),
]);
export type Requirement = v.InferOutput<typeof requirement>;

export const findInput = v.strictObject({
  text: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.description('What is looked for, in words; quantities in it are understood: "crimp 0.35 mm² seals"'),
    ),
  ),
  classification: v.optional(v.pipe(slug, v.description('Slug of a class; the classes below it count, too'))),
  capabilities: v.optional(
    v.pipe(
      v.array(slug),
      v.maxLength(10),
      v.description('Slugs of steps that the machine must do, all of them'),
    ),
  ),
  requirements: v.optional(v.pipe(v.array(requirement), v.maxLength(maxRequirements))),
  ...reader,
  limit: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(maxMachines),
      v.description('At most so many at a time'),
    ),
  ),
  cursor: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(40),
      v.description('`nextCursor` of the answer before, to go on behind it'),
    ),
  ),
});
export type FindInput = v.InferOutput<typeof findInput>;

const system = v.pipe(
  v.picklist(['metric', 'imperial'], 'Must be metric or imperial.'),
  v.description('Only values of this system of units; without it both'),
);

export const machineInput = v.strictObject({ slug: slugInput, ...reader, system: v.optional(system) });

export const compareInput = v.strictObject({
  slugs: v.pipe(v.array(slugInput), v.minLength(2), v.maxLength(6), v.description('Two to six machines')),
  ...reader,
});
export type CompareInput = v.InferOutput<typeof compareInput>;

export const convertInput = v.strictObject({
  value: v.pipe(quantity, v.description('A number or range with its unit: 22 AWG, 12 in, 0.13–6 mm²')),
  language: v.optional(language),
});

const numberWithin = ({ from, to }: { from: number; to: number }, description: string) =>
  v.pipe(v.number(), v.minValue(from), v.maxValue(to), v.description(description));
const wireEnd = v.pipe(
  v.picklist(endKinds, `Must be one of ${endKinds.join(', ')}.`),
  v.description(
    'What is done to this end; `seal`: a seal and a terminal, `double`: a terminal for two wires',
  ),
);

const wire = v.strictObject({
  area: v.pipe(
    v.union([numberWithin(areaLimits, 'Cross-section in mm²'), quantity]),
    v.description('Cross-section in mm², or a text with its unit: 22 AWG, 0.35 mm²'),
  ),
  length: numberWithin(lengthLimits, 'In mm'),
  outerDiameter: v.optional(
    numberWithin(diameterLimits, 'In mm, over the insulation; without it the usual one of the cross-section'),
  ),
  end1: wireEnd,
  end2: wireEnd,
});

export const fitInput = v.strictObject({
  wires: v.pipe(v.array(wire), v.minLength(1), v.maxLength(maxWires), v.description('One to fifty wires')),
  ...reader,
});
export type FitInput = v.InferOutput<typeof fitInput>;

export const documentsInput = v.strictObject({ slug: slugInput, ...reader });

export const locationInput = v.strictObject({
  country: v.pipe(
    v.string(),
    v.regex(/^[A-Z]{2}$/, 'Must be a country code of two capital letters.'),
    v.description('Country of the customer (ISO 3166-1 alpha-2)'),
  ),
});

export const draftInput = v.strictObject({
  machines: v.pipe(
    v.array(slugInput),
    v.minLength(1),
    v.maxLength(6),
    v.description('Machines that it is about'),
  ),
  message: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(1000),
    v.description('What the person wants to ask, in their own language; no personal data is needed here'),
  ),
  language: v.optional(language),
});
export type DraftInput = v.InferOutput<typeof draftInput>;
