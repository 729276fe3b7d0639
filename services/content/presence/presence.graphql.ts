import { plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, languagesArgument, pageArgument, trusted } from '../editing-arguments.ts';
import { sessionArgument } from '../editor/sign-in/session-argument.ts';
import { endPresence, type PagePresence, renewPresence } from './page-presence.ts';

const PagePresenceType = builder.objectRef<PagePresence>('PagePresence').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    place: t.exposeString('place', {
      nullable: true,
      description: 'The field that has the focus, by its id in the form; null: none has.',
    }),
    language: t.exposeString('language', { description: 'Of the words that are edited.' }),
  }),
});

const by = 'The editor who does it, by name; the trusted caller knows who that is.';

builder.mutationField('renewPresence', (t) =>
  t.field({
    type: [PagePresenceType],
    description: 'EDI-05: says that an editor has a page open, for 40 seconds, and gives who else has.',
    args: {
      pageId: t.arg.id({ required: true }),
      place: t.arg.string(),
      language: t.arg.string({ required: true }),
      session: t.arg.id({ required: true }),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve(_, args, reader) {
      const { connection } = trusted(reader);
      const [language = ''] = languagesArgument([args.language]);
      return renewPresence(connection, {
        pageId: pageArgument(args.pageId),
        session: sessionArgument(args.session),
        name: editorArgument(args.by),
        place: args.place ? plainArgument(args.place, 'place', 300) : null,
        language,
      });
    },
  }),
);

builder.mutationField('endPresence', (t) =>
  t.boolean({
    description: 'An editor has left a page.',
    args: {
      pageId: t.arg.id({ required: true }),
      session: t.arg.id({ required: true }),
      by: t.arg.string({ required: true, description: by }),
    },
    async resolve(_, args, reader) {
      const { connection } = trusted(reader);
      editorArgument(args.by);
      await endPresence(connection, pageArgument(args.pageId), sessionArgument(args.session));
      return true;
    },
  }),
);
