import { builder } from '../builder.ts';
import { trusted } from '../draft/graphql/draft-arguments.ts';
import { DirectionEnum } from '../vocabulary/direction.graphql.ts';
import { names, namesArgument } from '../vocabulary/names-argument.ts';
import { changeAttribute, moveAttribute } from './change-attribute.ts';

builder.mutationField('changeAttribute', (t) =>
  t.boolean({
    description: 'New names of an attribute; false: it has them already.',
    args: {
      key: t.arg.string({ required: true }),
      revision: t.arg.int({ required: true, description: 'That of `catalogueWords`.' }),
      names: t.arg(names),
    },
    resolve: (_, { key, revision, names: given }, reader) =>
      changeAttribute(trusted(reader).connection, { key, revision, names: namesArgument(given) }),
  }),
);

builder.mutationField('moveAttribute', (t) =>
  t.boolean({
    description:
      'An attribute changes places with its neighbour in the same group; false: it has none there.',
    args: {
      key: t.arg.string({ required: true }),
      revision: t.arg.int({ required: true, description: 'That of `catalogueWords`.' }),
      direction: t.arg({ type: DirectionEnum, required: true }),
    },
    resolve: (_, order, reader) => moveAttribute(trusted(reader).connection, order),
  }),
);
