import { messageName } from '#contracts/content/interface-texts.ts';
import { isLanguage } from '#contracts/languages.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { idOrNothing } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, trusted } from '../editing-arguments.ts';
import { RecordRevisionType } from '../record/record.graphql.ts';
import { getHistory } from '../record/record-revisions.ts';
import { allTexts, type InterfaceText, type TextPlace } from './interface-texts.ts';
import { historyId, type SavedText, saveInterfaceText } from './save-interface-text.ts';

const InterfaceTextType = builder.objectRef<InterfaceText>('InterfaceText').implement({
  description: 'What a site says in a language in place of a text of the interface.',
  fields: (t) => ({
    siteId: t.exposeID('siteId'),
    language: t.exposeString('language'),
    message: t.exposeString('message', { description: '`namespace.key`, as the site knows it.' }),
    text: t.exposeString('text'),
    by: t.string({
      nullable: true,
      description: 'For trusted callers.',
      resolve: ({ by }, _, reader) => (reader.trusted ? by : null),
    }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

const SavedTextType = builder.objectRef<SavedText>('SavedInterfaceText').implement({
  fields: (t) => ({
    text: t.exposeString('text', {
      nullable: true,
      description: 'What stands now; null: nothing of the site.',
    }),
    isConflict: t.exposeBoolean('isConflict', {
      description: 'Nothing was saved: somebody else has written another one meanwhile.',
    }),
  }),
});

builder.queryField('interfaceTexts', (t) =>
  t.field({
    type: [InterfaceTextType],
    description: 'Those of all sites.',
    resolve: (_, __, { connection }) => allTexts(connection),
  }),
);

builder.queryField('interfaceTextHistory', (t) =>
  t.field({
    type: [RecordRevisionType],
    description: 'The newest first; for trusted callers.',
    args: {
      siteId: t.arg.id({ required: true }),
      language: t.arg.string({ required: true }),
      message: t.arg.string({ required: true }),
    },
    resolve: (_, args, reader) =>
      getHistory(trusted(reader).connection, 'interfaceText', historyId(getPlace(args)), 20),
  }),
);

builder.mutationField('saveInterfaceText', (t) =>
  t.field({
    type: SavedTextType,
    description: 'Whether a message is there and what it must hold, the site knows, which asks this.',
    args: {
      siteId: t.arg.id({ required: true }),
      language: t.arg.string({ required: true }),
      message: t.arg.string({ required: true }),
      text: t.arg.string({ description: 'Null: that of the interface stands again.' }),
      before: t.arg.string({ description: 'What the editor saw in its place.' }),
      by: t.arg.string({ required: true, description: 'The editor who does it, by name.' }),
    },
    resolve: (_, { text, before, by, ...args }, reader) =>
      saveInterfaceText(trusted(reader).connection, {
        ...getPlace(args),
        text: text ?? null,
        before: before ?? null,
        by: editorArgument(by),
      }),
  }),
);

/** @throws BAD_USER_INPUT when site, language or message cannot name a text */
function getPlace(args: { siteId: string; language: string; message: string }): TextPlace {
  const siteId = idOrNothing(args.siteId);
  if (!siteId) throw badInput('Is not an id of a site.', 'siteId');
  if (!isLanguage(args.language)) throw badInput('Is not a language of the interface.', 'language');
  if (!messageName.test(args.message)) throw badInput('Is not a name of a message.', 'message');
  return { siteId, language: args.language, message: args.message };
}
