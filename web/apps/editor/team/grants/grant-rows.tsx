import { useRef, useState } from 'react';
import {
  everywhere,
  type Grant,
  maxGrantedSites,
  maxGrants,
  roleNames,
  roles,
} from '#contracts/editing/roles.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { Button } from '#web/design/button/button.tsx';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { FieldRow } from '#web/design/form/field.tsx';
import { Select } from '#web/design/form/text-fields.tsx';
import { formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import {
  type GrantField,
  type GrantProblem,
  type GrantRow,
  nameOf,
  newRow,
  readGrants,
  type SentGrant,
} from './grant-fields.ts';
import { useGrantLabels } from './grant-labels.ts';
import styles from './grants.module.css';

/** The roles of one person as a form: rows that are added and removed. */
export function useGrantRows(grants: readonly Grant[]) {
  const [rows, setRows] = useState<readonly GrantRow[]>(() => grants.map(newRow));
  const [problems, setProblems] = useState<readonly GrantProblem[]>([]);
  return {
    rows,
    problems,
    set(next: readonly GrantRow[]) {
      setRows(next);
      setProblems([]);
    },
    /** Undefined: something is missing, which is said at its field. */
    read(fields: FormData): SentGrant[] | undefined {
      const read = readGrants(rows, fields);
      setProblems('problems' in read ? read.problems : []);
      return 'grants' in read ? read.grants : undefined;
    },
  };
}

type Form = ReturnType<typeof useGrantRows>;

export function GrantRows({ form }: { form: Form }) {
  const t = useEditor().texts('editorTeam');
  const add = useRef<HTMLButtonElement>(null);
  const { rows, set } = form;
  return (
    <div className={styles.grants}>
      {rows.map((row, place) => (
        <OneGrant
          key={row.key}
          row={row}
          number={place + 1}
          problems={form.problems.filter(({ key }) => key === row.key)}
          onChange={(next) => set(rows.map((each) => (each.key === row.key ? next : each)))}
          onRemove={
            rows.length > 1
              ? () => {
                  set(rows.filter(({ key }) => key !== row.key));
                  add.current?.focus();
                }
              : undefined
          }
        />
      ))}
      {rows.length < maxGrants ? (
        <Button
          ref={add}
          variant="quiet"
          size="compact"
          icon="plus"
          onClick={() => set([...rows, newRow(everywhere('translator'))])}
        >
          {t('roles.add')}
        </Button>
      ) : null}
    </div>
  );
}

type OneGrantProps = {
  row: GrantRow;
  number: number;
  problems: readonly GrantProblem[];
  onChange: (row: GrantRow) => void;
  /** Undefined: the only row, since nobody is there without a role. */
  onRemove: (() => void) | undefined;
};

function OneGrant({ row, number, problems, onChange, onRemove }: OneGrantProps) {
  const { locale, texts } = useEditor();
  const t = texts('editorTeam');
  const { bySite, byLanguage } = roles[row.role];
  return (
    <fieldset className={styles.grant}>
      <legend className="visually-hidden">{t('roles.one', { number: formatNumber(number, locale) })}</legend>
      <Select
        id={`role-${row.key}`}
        label={t('field.role')}
        hint={t(`about.${row.role}`)}
        value={row.role}
        options={roleNames.map((value) => ({ value, label: texts('editor')(`role.${value}`) }))}
        onChange={({ target }) =>
          onChange({ ...row, role: parseChoice(roleNames, target.value) ?? row.role })
        }
      />
      {bySite || byLanguage ? (
        <FieldRow>
          {bySite ? <Limit field="sites" row={row} problems={problems} onChange={onChange} /> : null}
          {byLanguage ? <Limit field="languages" row={row} problems={problems} onChange={onChange} /> : null}
        </FieldRow>
      ) : null}
      {onRemove ? (
        <Button
          variant="quiet"
          size="compact"
          icon="trash"
          aria-label={t('roles.remove', { number: formatNumber(number, locale) })}
          onClick={onRemove}
        >
          {t('roles.removeShort')}
        </Button>
      ) : null}
    </fieldset>
  );
}

type LimitProps = Pick<OneGrantProps, 'row' | 'problems' | 'onChange'> & { field: GrantField };

/** All sites or languages, or only some of them. */
function Limit({ field, row, problems, onChange }: LimitProps) {
  const { locale, sites, texts } = useEditor();
  const t = texts('editorTeam');
  const { siteLabel, languageLabel } = useGrantLabels();
  const id = nameOf(field, row);
  const limit = row[field];
  const known =
    field === 'sites' ? sites.map((site) => site.id) : sites.flatMap(({ languages }) => languages);
  const label = field === 'sites' ? siteLabel : languageLabel;
  const options = [...new Set([...known, ...(limit ?? [])])].map((value) => ({ value, label: label(value) }));
  const problem = problems.find((each) => each.field === field)?.problem;
  return (
    <div className={styles.limit}>
      <Select
        id={`limit-${id}`}
        label={t(`field.${field}`)}
        value={limit ? 'some' : 'all'}
        options={(['all', 'some'] as const).map((value) => ({ value, label: t(`${field}.${value}`) }))}
        onChange={({ target }) => onChange({ ...row, [field]: target.value === 'some' ? [] : null })}
      />
      {limit ? (
        <ChoiceGroup
          id={id}
          type="checkbox"
          name={id}
          legend={t(`${field}.chosen`)}
          options={options}
          value={[...limit]}
          {...(problem && {
            error: t(`problem.${problem}`, { count: formatNumber(maxGrantedSites, locale) }),
          })}
        />
      ) : null}
    </div>
  );
}
