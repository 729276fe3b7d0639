import { productLimits } from '#contracts/products/draft.ts';
import { FieldStack } from '#web/design/form/field.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { useEditor } from '../../../editor.ts';
import { siteLanguages } from '../../site-languages.ts';
import styles from './word-names.module.css';

/** What is typed, by language. */
export type Names = Readonly<Record<string, string>>;

type NamesProps = {
  id: string;
  names: Names;
  /** The language of the file or of the person, whose name stands beside the English one. */
  fileLanguage: string;
  hintOf?: (language: string) => string | undefined;
  onChange: (names: Names) => void;
};

/** The names of a class or attribute: in English and, where a site has it, in the language of the file. */
export function WordNames({ error, ...named }: NamesProps & { error: string | undefined }) {
  const { texts } = useEditor();
  const { isOffered, fieldOf } = useNames(named);
  return (
    <>
      <TextInput {...fieldOf('en')} label={texts('editorCatalogue')('new.name')} error={error} />
      {isOffered ? <TextInput {...fieldOf(named.fileLanguage)} /> : null}
    </>
  );
}

/** The names in all other languages of the sites, which fall back to English. */
export function OtherNames(named: NamesProps) {
  const { texts } = useEditor();
  const { others, fieldOf } = useNames(named);
  if (others.length === 0) return null;
  return (
    <details className={styles.others}>
      <summary>{texts('editorStructure')('new.names')}</summary>
      <FieldStack>
        {others.map((language) => (
          <TextInput key={language} {...fieldOf(language)} />
        ))}
      </FieldStack>
    </details>
  );
}

function useNames({ id, names, fileLanguage, hintOf, onChange }: NamesProps) {
  const { locale, sites } = useEditor();
  const languages = siteLanguages(sites);
  return {
    isOffered: fileLanguage !== 'en' && languages.includes(fileLanguage),
    others: languages.filter((language) => language !== 'en' && language !== fileLanguage),
    fieldOf: (language: string) => ({
      id: `${id}-${language}`,
      label: displayLanguage(language, locale.language),
      ...hinted(hintOf?.(language)),
      maxLength: productLimits.name,
      lang: language,
      value: names[language] ?? '',
      onChange: ({ target }: { target: { value: string } }) =>
        onChange({ ...names, [language]: target.value }),
    }),
  };
}

const hinted = (hint: string | undefined) => (hint ? { hint } : {});

/** The names to send; languages without one fall back to English. */
export function namesOf(names: Names): { language: string; name: string }[] {
  return Object.entries(names).flatMap(([language, name]) =>
    name.trim() === '' ? [] : [{ language, name: name.trim() }],
  );
}
