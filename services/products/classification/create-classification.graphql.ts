import { builder, CatalogueTypeEnum } from '../builder.ts';
import { trusted } from '../draft/graphql/draft-arguments.ts';
import { names, namesArgument } from '../vocabulary/names-argument.ts';
import { createClassification } from './create-classification.ts';

builder.mutationField('createClassification', (t) =>
  t.boolean({
    description:
      'A new class, the last one below its parent. Visitors see it as soon as one of its products is published.',
    args: {
      slug: t.arg.string({ required: true, description: 'Its part of the address, for good.' }),
      type: t.arg({ type: CatalogueTypeEnum, required: true }),
      parent: t.arg.string({ description: 'Slug of the class above; null: it is at the top.' }),
      names: t.arg(names),
    },
    async resolve(_, { slug, type, parent, names: given }, reader) {
      const { connection } = trusted(reader);
      const order = { slug, type, parent: parent ?? null, names: namesArgument(given) };
      await createClassification(connection, order);
      return true;
    },
  }),
);
