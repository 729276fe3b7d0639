import { useRevalidator } from 'react-router';
import {
  type ImportDecision,
  type ImportState,
  importDecisions,
  usualOutcome,
} from '#contracts/products/catalogue-import.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { Link } from '#web/design/link/link.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../../../editor.ts';
import type { AttributeWord } from '../../catalogue-operations.ts';
import { statusOfKind } from '../import-status.ts';
import styles from '../importing.module.css';
import type { ImportLine } from '../importing-operations.ts';
import { useImportFieldLabel } from './import-field-label.ts';
import { useImportProblemLabel } from './import-problem-label.ts';

type LineTableProps = {
  id: string;
  state: ImportState;
  items: readonly ImportLine[];
  attributes: readonly Pick<AttributeWord, 'key' | 'name'>[];
};

/** A row for each product of the file: problems, changes, and outcome. */
export function LineTable({ id, state, items, attributes }: LineTableProps) {
  const { texts, to, locale } = useEditor();
  const t = texts('editorImporting');
  return (
    <DataTable
      cards
      isDense
      caption={t('finding')}
      rows={items}
      getKey={({ place }) => place}
      columns={[
        {
          key: 'line',
          title: t('line'),
          cardLabel: t('line'),
          cell: ({ line }) => formatNumber(line, locale),
        },
        {
          key: 'product',
          title: t('product'),
          isRowHeader: true,
          cell: ({ slug, name, kind, isDrafted }) =>
            slug && (isDrafted || (kind !== 'CREATED' && kind !== 'MEND')) ? (
              <Link className={styles.file} href={to(`/catalogue/${slug}`)}>
                {name ?? slug}
              </Link>
            ) : (
              (name ?? slug ?? t('product.none'))
            ),
        },
        {
          key: 'finding',
          title: t('finding'),
          cell: (line) => <Findings line={line} attributes={attributes} />,
        },
        {
          key: 'kind',
          title: t('kind'),
          cell: ({ kind }) => <StatusLabel status={statusOfKind[kind]}>{t(`kind.${kind}`)}</StatusLabel>,
        },
        {
          key: 'decision',
          title: t('decision'),
          cell: (line) =>
            state === 'COMPARED' ? (
              <Decision id={id} line={line} />
            ) : (
              t(line.isDrafted ? 'decision.drafted' : 'decision.untouched')
            ),
        },
      ]}
    />
  );
}

/** The number of changes shown for a product that has hundreds. */
const shownChanges = 12;

function Findings({ line, attributes }: { line: ImportLine; attributes: LineTableProps['attributes'] }) {
  const t = useEditor().texts('editorImporting');
  const nameOf = useImportFieldLabel(attributes);
  const problemLabel = useImportProblemLabel();
  const { problems, changes, source } = line;
  return (
    <ul className={styles.findings}>
      {problems.map((problem) => (
        <li key={`${problem.field} ${problem.code}`}>
          {problem.field ? <span className={styles.field}>{nameOf(problem.field)}</span> : null}
          {problemLabel(problem)}
        </li>
      ))}
      {changes.slice(0, shownChanges).map(({ field, before, after, isBoth }) => (
        <li key={field}>
          <span className={styles.field}>{nameOf(field)}</span>
          {before ? <del className={styles.old}>{before}</del> : null}
          {before ? <span aria-hidden="true"> → </span> : null}
          <ins className={styles.new}>{after}</ins>
          {isBoth ? <span className={styles.label}>{t('both')}</span> : null}
        </li>
      ))}
      {changes.length > shownChanges ? (
        <li>{t('changes.more', { count: changes.length - shownChanges })}</li>
      ) : null}
      {source.length > 0 ? (
        <li>
          <dl className={styles.source} translate="no">
            {source.map(({ name, value }, at) => (
              // A product has several elements of one name.
              <div key={`${String(at)} ${name}`}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ) : null}
    </ul>
  );
}

/** The possible decisions about a line; empty: none. */
function decisionsOf({ kind, isDraftable, changes }: ImportLine): readonly (ImportDecision | null)[] {
  if (kind === 'MEND') return isDraftable ? [null, 'TAKE'] : [];
  if (kind === 'SAME') return [];
  return changes.some(({ isBoth }) => isBoth) ? [null, 'THEIRS', 'LEAVE'] : [null, 'LEAVE'];
}

function Decision({ id, line }: { id: string; line: ImportLine }) {
  const { texts, sendMutation, notify } = useEditor();
  const t = texts('editorImporting');
  const { revalidate } = useRevalidator();
  const change = useChange();
  const { kind, place, decision, name, slug } = line;
  const possible = decisionsOf(line);
  const usual = usualOutcome[kind];
  if (possible.length === 0) return t(`decision.${usual}`);
  const decide = async (value: string) => {
    const isDone = await change.run(
      () =>
        sendMutation('products', 'decideCatalogueImportLine', {
          ...{ id, place },
          decision: parseChoice(importDecisions, value) ?? null,
        }),
      revalidate,
    );
    if (!isDone) notify('error', texts('editor')('tryLater'));
  };
  return (
    <select
      className={styles.select}
      aria-label={t('decision.of', { name: name ?? slug ?? '' })}
      value={decision ?? ''}
      disabled={change.isBusy}
      onChange={({ target }) => decide(target.value)}
    >
      {possible.map((one) => (
        <option key={one ?? ''} value={one ?? ''}>
          {one === null ? t(`decision.${usual}`) : t(`decision.${one}`)}
        </option>
      ))}
    </select>
  );
}
