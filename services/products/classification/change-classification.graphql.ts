import { builder } from '../builder.ts';
import { trusted } from '../draft/graphql/draft-arguments.ts';
import { DirectionEnum } from '../vocabulary/direction.graphql.ts';
import { names, namesArgument } from '../vocabulary/names-argument.ts';
import { changeClassification, moveClassification } from './change-classification.ts';

builder.mutationField('changeClassification', (t) =>
  t.boolean({
    description: 'New names and filters of a class; false: it has them already.',
    args: {
      slug: t.arg.string({ required: true }),
      revision: t.arg.int({ required: true, description: 'That of `catalogueWords`.' }),
      names: t.arg(names),
      filters: t.arg.stringList({
        description:
          'Keys of at most ten measured attributes, in their order; null: those of the class above.',
      }),
    },
    resolve: (_, { slug, revision, names: given, filters }, reader) =>
      changeClassification(trusted(reader).connection, {
        ...{ slug, revision, names: namesArgument(given), filters: filters ?? null },
      }),
  }),
);

builder.mutationField('moveClassification', (t) =>
  t.boolean({
    description: 'A class changes places with its neighbour below the same parent; false: it has none there.',
    args: {
      slug: t.arg.string({ required: true }),
      revision: t.arg.int({ required: true, description: 'That of `catalogueWords`.' }),
      direction: t.arg({ type: DirectionEnum, required: true }),
    },
    resolve: (_, order, reader) => moveClassification(trusted(reader).connection, order),
  }),
);
