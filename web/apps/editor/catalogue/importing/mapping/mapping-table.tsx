import { Button } from '#web/design/button/button.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { useEditor } from '../../../editor.ts';
import styles from '../importing.module.css';
import type { TargetGroup } from './field-targets.ts';
import { TargetSelect } from './target-select.tsx';

type Word = {
  readonly name: string;
  readonly label?: string | null;
  readonly unit?: string | null;
  readonly count: number;
  readonly values?: readonly string[];
};

type MappingTableProps = {
  /** The beginning of the ids of its choices. */
  id: string;
  /** The kind of words; also the name of the table, whose panel has a longer title. */
  nameTitle: string;
  words: readonly Word[];
  chosen: Readonly<Record<string, string | null>>;
  targets: readonly TargetGroup[];
  /** The number of products in the file. */
  total: number;
  onChoose: (name: string, target: string | null) => void;
  /** What can be made of a word without a target. */
  making?: { readonly label: string; readonly onMake: (name: string) => void };
};

/** The id of the choice for a word. */
export const choiceId = (table: string, name: string) => `${table}-${encodeURIComponent(name)}`;

/** The number of sample values for each word. */
const shownValues = 3;

/** The words of a file, each with its target, its first values and the number of products with it. */
export function MappingTable(props: MappingTableProps) {
  const { id, nameTitle, words, chosen, targets, total, onChoose, making } = props;
  const t = useEditor().texts('editorImporting');
  const hasValues = words.some(({ values = [] }) => values.length > 0);
  return (
    <div className={styles.words}>
      <DataTable
        cards
        isDense
        caption={nameTitle}
        rows={words}
        getKey={({ name }) => name}
        columns={[
          {
            key: 'name',
            title: nameTitle,
            isRowHeader: true,
            cell: ({ name, label, unit }) => (
              <span className={styles.word} translate="no">
                {name}
                {label ? <span className={styles.label}>{label}</span> : null}
                {unit ? <span className={styles.label}>{unit}</span> : null}
              </span>
            ),
          },
          {
            key: 'here',
            title: t('words.here'),
            cell: ({ name }) => (
              <div className={styles.target}>
                <TargetSelect
                  id={choiceId(id, name)}
                  label={t('words.choose', { name })}
                  leftOut={t('words.leave')}
                  value={chosen[name] ?? null}
                  targets={targets}
                  onChoose={(target) => onChoose(name, target)}
                />
                {making && !chosen[name] ? (
                  <Button
                    variant="quiet"
                    size="compact"
                    aria-label={`${making.label} (${name})`}
                    aria-haspopup="dialog"
                    onClick={() => making.onMake(name)}
                  >
                    {making.label}
                  </Button>
                ) : null}
              </div>
            ),
          },
          ...(hasValues
            ? [
                {
                  key: 'values',
                  title: t('words.values'),
                  cell: ({ values = [] }: Word) => (
                    <span className={styles.values} translate="no">
                      {values.slice(0, shownValues).join(' · ')}
                    </span>
                  ),
                },
              ]
            : []),
          {
            key: 'count',
            title: t('words.count'),
            cell: ({ name, count }) => (
              <StatusLabel status={statusOf(chosen, name)}>
                {count > 0 ? t('progress.of', { done: count, total }) : t(`words.${stateOf(chosen, name)}`)}
              </StatusLabel>
            ),
          },
        ]}
      />
    </div>
  );
}

function stateOf(chosen: MappingTableProps['chosen'], name: string): 'taken' | 'left' | 'open' {
  if (!Object.hasOwn(chosen, name)) return 'open';
  return chosen[name] === null ? 'left' : 'taken';
}

function statusOf(chosen: MappingTableProps['chosen'], name: string) {
  return ({ taken: 'done', left: 'none', open: 'waiting' } as const)[stateOf(chosen, name)];
}
