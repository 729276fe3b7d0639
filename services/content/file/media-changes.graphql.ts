import { isLanguage } from '#contracts/languages.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, trusted } from '../editing-arguments.ts';
import { isId } from '../link/link.ts';
import { addFile, addFileVersion, type NewFile, removeFileVersion } from './add-file.ts';

const by = { required: true, description: 'The editor who does it, by name.' } as const;

const NewFileInput = builder.inputType('TakenFile', {
  description: 'What the file store says of a file that it took.',
  fields: (t) => ({
    hash: t.string({ required: true }),
    size: t.int({ required: true }),
    contentType: t.string({ required: true }),
    width: t.int({ required: true }),
    height: t.int({ required: true }),
    transparent: t.boolean({ required: true }),
    fileName: t.string({ required: true }),
    language: t.string({ defaultValue: '', description: 'Empty: for every reader.' }),
  }),
});

builder.mutationField('addFile', (t) =>
  t.field({
    type: 'ID',
    description: 'Adds a file to the media library; gives its id.',
    args: {
      file: t.arg({ type: NewFileInput, required: true }),
      cover: t.arg({ type: NewFileInput, description: 'A picture that stands for it; it is added, too.' }),
      by: t.arg.string(by),
    },
    resolve: (_, { file, cover, ...args }, reader) => {
      const { connection } = trusted(reader);
      return addFile(
        connection,
        readNewFile(file),
        editorArgument(args.by),
        cover ? readNewFile(cover) : undefined,
      );
    },
  }),
);

builder.mutationField('addFileVersion', (t) =>
  t.field({
    type: 'Boolean',
    description: 'Another language or format of a file, or what takes the place of one.',
    args: {
      id: t.arg.id({ required: true }),
      file: t.arg({ type: NewFileInput, required: true }),
      cover: t.arg({
        type: NewFileInput,
        description: 'A picture of it, for a file that has none or an older one.',
      }),
      by: t.arg.string(by),
    },
    async resolve(_, { id, file, cover, ...args }, reader) {
      const { connection } = trusted(reader);
      const [version, picture] = [readNewFile(file), cover ? readNewFile(cover) : undefined];
      await addFileVersion(connection, fileArgument(id), version, editorArgument(args.by), picture);
      return true;
    },
  }),
);

builder.mutationField('removeFileVersion', (t) =>
  t.field({
    type: 'Boolean',
    description: 'Takes one of several versions away.',
    args: {
      id: t.arg.id({ required: true }),
      language: t.arg.string({ required: true }),
      contentType: t.arg.string({ required: true }),
      by: t.arg.string(by),
    },
    async resolve(_, { id, by: name, ...version }, reader) {
      const { connection } = trusted(reader);
      await removeFileVersion(connection, fileArgument(id), version, editorArgument(name));
      return true;
    },
  }),
);

type Given = Omit<NewFile, 'language'> & { language?: string | null | undefined };

function readNewFile({ language, ...file }: Given): NewFile {
  if (language && !isLanguage(language)) throw badInput('Is not a language.', 'language');
  if (!/^[0-9a-f]{40}$/.test(file.hash)) throw badInput('Is not a hash of the file store.', 'hash');
  return {
    ...file,
    fileName: plainArgument(file.fileName, 'fileName', 200).replace(/[/\\]/g, '-') || 'file',
    contentType: plainArgument(file.contentType, 'contentType', 100),
    language: language ?? '',
  };
}

function fileArgument(id: string): string {
  if (!isId(id)) throw badInput('Must be the id of a file.', 'id');
  return id;
}
