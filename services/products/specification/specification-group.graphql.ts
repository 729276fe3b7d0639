import type { AttributeGroup } from '../attribute/save-attribute-groups.ts';
import { builder } from '../builder.ts';
import { findText } from '../language/texts.ts';

/** A group of technical data, and the language of its reader. */
export type SeenGroup = { group: AttributeGroup; language: string };

export const SpecificationGroup = builder.objectRef<SeenGroup>('SpecificationGroup').implement({
  fields: (t) => ({
    key: t.string({ resolve: ({ group }) => group.key }),
    name: t.string({ resolve: ({ group, language }) => findText(group.names, language) }),
    position: t.int({
      description: 'Its place among the groups of technical data.',
      resolve: ({ group }) => group.position,
    }),
  }),
});
