import { badInput } from '#services/foundation/bad-input.ts';
import { idOrNothing, plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, pageArgument, trusted } from '../editing-arguments.ts';
import {
  addPreviewLink,
  findPreviewLink,
  findPreviewLinks,
  type PreviewLink,
  withdrawPreviewLinks,
} from './preview-links.ts';

const PreviewLinkType = builder.objectRef<PreviewLink>('PreviewLink').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    pageId: t.exposeID('pageId'),
    locale: t.exposeString('locale', { description: 'As in addresses: `de-ch`.' }),
    label: t.exposeString('label', { description: 'For whom it was made; may be empty.' }),
    by: t.exposeString('by', { description: 'The editor who made it.' }),
    madeAt: t.expose('madeAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
});

builder.queryField('previewLinks', (t) =>
  t.field({
    type: [PreviewLinkType],
    description: 'EDI-02: the links to the draft of a page that still open it, the newest first.',
    args: { pageId: t.arg.id({ required: true }) },
    resolve: (_, args, reader) => findPreviewLinks(trusted(reader).connection, pageArgument(args.pageId)),
  }),
);

builder.queryField('previewLink', (t) =>
  t.field({
    type: PreviewLinkType,
    nullable: true,
    description: 'Null: it was withdrawn, has expired, or never was.',
    args: { id: t.arg.id({ required: true }) },
    resolve(_, args, reader) {
      const { connection } = trusted(reader);
      const id = idOrNothing(args.id);
      return id ? findPreviewLink(connection, id) : null;
    },
  }),
);

const by = 'The editor who does it, by name; the trusted caller knows who that is.';

builder.mutationField('addPreviewLink', (t) =>
  t.field({
    type: PreviewLinkType,
    nullable: true,
    description: 'Notes a link, which the caller signs. Null: there is no such page.',
    args: {
      pageId: t.arg.id({ required: true }),
      locale: t.arg.string({ required: true }),
      label: t.arg.string({ required: true }),
      expiresAt: t.arg.string({ required: true, description: 'ISO 8601.' }),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve(_, args, reader) {
      const wish = {
        pageId: pageArgument(args.pageId),
        locale: plainArgument(args.locale, 'locale', 10),
        label: plainArgument(args.label, 'label', 200).trim(),
        expiresAt: new Date(plainArgument(args.expiresAt, 'expiresAt', 40)),
      };
      if (Number.isNaN(wish.expiresAt.getTime()))
        throw badInput('Must be a date and time in ISO 8601.', 'expiresAt');
      return addPreviewLink(trusted(reader).connection, wish, editorArgument(args.by));
    },
  }),
);

builder.mutationField('withdrawPreviewLinks', (t) =>
  t.field({
    type: [PreviewLinkType],
    description:
      'A link of a page opens nothing any more, without `id` none of them. Gives those that still do.',
    args: {
      pageId: t.arg.id({ required: true }),
      id: t.arg.id(),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve(_, args, reader) {
      const { connection } = trusted(reader);
      editorArgument(args.by);
      return withdrawPreviewLinks(
        connection,
        pageArgument(args.pageId),
        args.id ? linkArgument(args.id) : null,
      );
    },
  }),
);

function linkArgument(id: string): string {
  const known = idOrNothing(id);
  if (!known) throw badInput('Must be the id of a link.', 'id');
  return known;
}
