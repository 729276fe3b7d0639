import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { languageName, languages } from '#contracts/languages.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { Button, ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { Select } from '#web/design/form/text-fields.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../../editor.ts';
import { indented } from '../../class-options.ts';
import { NewAttribute } from '../../structure/new/new-attribute.tsx';
import { NewClass } from '../../structure/new/new-class.tsx';
import styles from '../importing.module.css';
import type { CatalogueImport, CatalogueTargets, ImportWords } from '../importing-operations.ts';
import { type Chosen, choicesOf, chosenMapping } from './chosen-mapping.ts';
import { useFieldTargets } from './field-targets.ts';
import { choiceId, MappingTable } from './mapping-table.tsx';

/** What of the catalogue can be made for a word of the file. */
type Made = { readonly part: 'fields' | 'groups'; readonly name: string };

const ids = { fields: 'import-fields', groups: 'import-groups', brands: 'import-brands' } as const;

type MappingFormProps = { found: CatalogueImport; targets: CatalogueTargets };

/**
 * The mapping of a file's words to the catalogue: chosen once, and proposed for the next file of the same
 * supplier.
 */
export function MappingForm({ found, targets }: MappingFormProps) {
  return found.words ? <Form found={found} words={found.words} targets={targets} /> : null;
}

function Form({ found, words, targets }: MappingFormProps & { words: ImportWords }) {
  const { texts, sendMutation, to } = useEditor();
  const t = texts('editorImporting');
  const structure = texts('editorStructure');
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const here = `/catalogue/import/${found.id}`;
  const change = useChange();
  const isTable = found.format !== 'bmecat';
  const fieldTargets = useFieldTargets(targets, isTable);
  const [chosen, setChosen] = useState(() => chosenMapping(words));
  const [language, setLanguage] = useState(words.language);
  const [isSent, setSent] = useState(false);
  const isWithoutNumber = isTable && !Object.values(chosen.fields).includes('slug');
  const choose = (part: keyof Chosen) => (name: string, target: string | null) =>
    setChosen((now) => ({ ...now, [part]: { ...now[part], [name]: target } }));
  const { groups, brands } = wordsOfCells(words, chosen, isTable);
  const [making, setMaking] = useState<Made>();
  const [made, setMade] = useState<Made>();
  useEffect(() => {
    // The button that opened the dialog is gone with it.
    if (made) document.getElementById(choiceId(ids[made.part], made.name))?.focus();
  }, [made]);
  const finish = (target: string) => {
    if (making) choose(making.part)(making.name, target);
    setMade(making);
    setMaking(undefined);
  };

  const compare = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isWithoutNumber) return;
    await change.run(async () => {
      await sendMutation('products', 'compareCatalogueImport', {
        ...{ id: found.id, language },
        fields: choicesOf(words.fields, chosen.fields),
        groups: choicesOf(groups, chosen.groups),
        brands: choicesOf(brands, chosen.brands),
      });
      await navigate(here, { replace: true });
    }, revalidate);
  };
  const problem =
    isSent && isWithoutNumber ? t('words.noNumber') : change.error ? texts('editor')('tryLater') : null;
  const word =
    making && (making.part === 'fields' ? words.fields : groups).find(({ name }) => name === making.name);
  const New = making?.part === 'fields' ? NewAttribute : NewClass;
  return (
    <>
      <form onSubmit={compare} noValidate>
        <Panels>
          <Panel title={t(isTable ? 'words.columns' : 'words.features')} text={t('words.text')}>
            {found.formulas.length > 0 ? (
              <p className={styles.note}>{t('words.formulas', { cells: found.formulas.join(', ') })}</p>
            ) : null}
            <Select
              id="import-language"
              label={t('words.language')}
              hint={t('words.language.hint')}
              value={language}
              onChange={({ target }) => setLanguage(target.value)}
              options={languages.map((code) => ({ value: code, label: languageName(code) }))}
            />
            <MappingTable
              id={ids.fields}
              nameTitle={t(isTable ? 'words.column' : 'words.feature')}
              words={words.fields}
              chosen={chosen.fields}
              targets={fieldTargets}
              total={found.total}
              onChoose={choose('fields')}
              making={{
                label: structure('new.attribute'),
                onMake: (name) => setMaking({ part: 'fields', name }),
              }}
            />
          </Panel>
          {groups.length > 0 ? (
            <Panel title={t('words.groups')} text={t('words.groups.text')}>
              <MappingTable
                id={ids.groups}
                nameTitle={t('words.group')}
                words={groups}
                chosen={chosen.groups}
                targets={[{ options: indented(targets.classifications) }]}
                total={found.total}
                onChoose={choose('groups')}
                making={{
                  label: structure('new.class'),
                  onMake: (name) => setMaking({ part: 'groups', name }),
                }}
              />
            </Panel>
          ) : null}
          {brands.length > 0 ? (
            <Panel title={t('words.brands')}>
              <MappingTable
                id={ids.brands}
                nameTitle={t('words.brand')}
                words={brands}
                chosen={chosen.brands}
                targets={[{ options: targets.brands.map(({ id, name }) => ({ value: id, label: name })) }]}
                total={found.total}
                onChoose={choose('brands')}
              />
            </Panel>
          ) : null}
          <div className={styles.bottom}>
            <p>{t('words.next')}</p>
            {problem ? <FieldError id="import-problem">{problem}</FieldError> : null}
            <ButtonRow>
              <Button type="submit" busy={change.isBusy}>
                {t('words.compare')}
              </Button>
              {found.state === 'COMPARED' ? (
                <ButtonLink variant="secondary" href={to(here)}>
                  {t('words.back')}
                </ButtonLink>
              ) : null}
            </ButtonRow>
          </div>
        </Panels>
      </form>
      {word ? (
        <New
          word={word}
          language={language}
          targets={targets}
          onMade={finish}
          onClose={() => setMaking(undefined)}
        />
      ) : null}
    </>
  );
}

/** The classes and brands of a table are the values in the columns that are currently mapped to them. */
function wordsOfCells(
  words: ImportWords,
  chosen: Chosen,
  isTable: boolean,
): Pick<ImportWords, 'groups' | 'brands'> {
  if (!isTable) return words;
  const cellsOf = (target: string, known: ImportWords['brands']) =>
    words.fields
      .filter(({ name }) => chosen.fields[name] === target)
      .flatMap(({ values }) => values)
      .map(
        (name) =>
          known.find((word) => word.name === name) ?? { name, count: 0, target: null, isDecided: false },
      );
  return {
    groups: cellsOf('classifications', words.groups).map((word) => ({ label: null, ...word })),
    brands: cellsOf('brand', words.brands),
  };
}
