import { builder } from '../builder.ts';
import { trusted } from '../draft/graphql/draft-arguments.ts';
import { names, namesArgument } from '../vocabulary/names-argument.ts';
import { AttributeReach } from './attribute.graphql.ts';
import { createAttribute } from './create-attribute.ts';

builder.mutationField('createAttribute', (t) =>
  t.boolean({
    description:
      'A new attribute of technical data, the last one of its group. It is seen where a product has it.',
    args: {
      key: t.arg.string({ required: true, description: 'Lower case, digits and underscores, for good.' }),
      names: t.arg(names),
      isText: t.arg.boolean({
        required: true,
        description: 'It says words, as yes and no are; else it is measured or counted.',
      }),
      unit: t.arg.string({ description: 'The metric one, from which follows what is measured.' }),
      group: t.arg.string({ required: true, description: 'Key of what it stands under.' }),
      single: t.arg({ type: AttributeReach, required: true }),
      filterOf: t.arg.string({ description: 'Slug of a class whose products are filtered by it.' }),
    },
    async resolve(_, { key, names: given, isText, unit, group, single, filterOf }, reader) {
      const { connection } = trusted(reader);
      await createAttribute(connection, {
        ...{ key, isText, group, single, names: namesArgument(given) },
        ...{ unit: unit || null, filterOf: filterOf ?? null },
      });
      return true;
    },
  }),
);
