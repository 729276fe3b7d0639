import { openAddress } from '#services/foundation/cryptography/sign-file-address.ts';
import { builder } from '../builder.ts';
import { deliverImage } from '../file/deliver-file.ts';
import { ImageType } from '../file/file.graphql.ts';
import { inWantedLanguage } from '../language/parse-languages.ts';
import { allContacts } from './find-contacts.ts';
import type { StoredContact } from './stored-contact.ts';

export const ContactType = builder.objectRef<StoredContact>('Contact').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    role: t.string({
      nullable: true,
      resolve: ({ role }, _, { languages }) => inWantedLanguage(role, languages) ?? null,
    }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    image: t.field({
      type: ImageType,
      nullable: true,
      async resolve({ image }, _, reader) {
        const file = image ? await reader.file(image) : undefined;
        return file ? deliverImage(file, reader.languages, openAddress) : null;
      },
    }),
  }),
});

builder.queryField('contacts', (t) =>
  t.field({
    type: [ContactType],
    description: 'STO-01: the people behind the stories, in the order of the editors.',
    resolve: (_, __, { connection }) => allContacts(connection),
  }),
);
