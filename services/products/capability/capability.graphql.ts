import { builder } from '../builder.ts';
import { imageUrl } from '../image/stored-image.ts';
import { findText, getLanguage } from '../language/texts.ts';
import type { Capability } from './save-capabilities.ts';

/** A capability, and the language of its reader. */
export type SeenCapability = { capability: Capability; language: string };

export const CapabilityType = builder.objectRef<SeenCapability>('Capability').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ capability }) => capability.slug }),
    slug: t.string({ resolve: ({ capability }) => capability.slug }),
    name: t.string({ resolve: ({ capability, language }) => findText(capability.names, language) }),
    description: t.string({
      nullable: true,
      resolve: ({ capability, language }) => findText(capability.descriptions, language) || null,
    }),
    image: t.string({
      nullable: true,
      description: 'Address of its pictogram.',
      resolve: ({ capability: { image } }) => image && imageUrl(image.hash),
    }),
  }),
});

builder.queryField('capabilities', (t) =>
  t.field({
    type: [CapabilityType],
    args: { language: t.arg.string({ required: true }) },
    async resolve(_, args, reader) {
      const language = getLanguage(args.language);
      const { capabilities } = await reader.vocabulary();
      return [...capabilities.values()].map((capability) => ({ capability, language }));
    },
  }),
);
