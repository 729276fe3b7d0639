import { builder } from '../builder.ts';
import { codeOfUnit } from '../exchange/unit-codes.ts';
import { findText, getLanguage } from '../language/texts.ts';
import { SpecificationGroup } from '../specification/specification-group.graphql.ts';
import { findUnit } from '../unit/counted-units.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { Attribute } from './save-attributes.ts';

type SeenAttribute = { attribute: Attribute; vocabulary: Vocabulary; language: string };

export const AttributeReach = builder.enumType('AttributeReach', {
  description: 'What a single number says: just that, the most or the least that a product does.',
  values: ['exact', 'most', 'least'] as const,
});

const AttributeType = builder.objectRef<SeenAttribute>('Attribute').implement({
  fields: (t) => ({
    key: t.string({ resolve: ({ attribute }) => attribute.key }),
    name: t.string({ resolve: ({ attribute, language }) => findText(attribute.names, language) }),
    group: t.field({
      type: SpecificationGroup,
      nullable: true,
      description: 'What it stands under in technical data.',
      resolve({ attribute, vocabulary, language }) {
        const group = vocabulary.groups.get(attribute.section);
        return group ? { group, language } : null;
      },
    }),
    quantity: t.string({
      description: 'What is measured: `cross-section`, `length`, `press-force`; `text` and `number` are not.',
      resolve: ({ attribute }) => attribute.quantity,
    }),
    unit: t.string({
      nullable: true,
      description: 'Its metric unit, or in the language where it is counted; missing where there is none.',
      resolve: ({ attribute, language }) => attribute.unit && findUnit(attribute.unit, language),
    }),
    unit_code: t.string({
      nullable: true,
      description: 'Code of UN/ECE Recommendation 20 where it has one, else the symbol.',
      resolve: ({ attribute }) => attribute.unit && codeOfUnit(attribute.unit),
    }),
    single: t.field({ type: AttributeReach, resolve: ({ attribute }) => attribute.single }),
  }),
});

builder.queryField('attributes', (t) =>
  t.field({
    type: [AttributeType],
    description: 'Everything that technical data of published products are about, in its order.',
    args: { language: t.arg.string({ required: true }) },
    async resolve(_, args, reader) {
      const language = getLanguage(args.language);
      const [vocabulary, stated] = await Promise.all([reader.vocabulary(), reader.statedAttributes()]);
      return [...vocabulary.attributes.values()]
        .filter(({ key }) => stated.has(key))
        .map((attribute) => ({ attribute, vocabulary, language }));
    },
  }),
);
