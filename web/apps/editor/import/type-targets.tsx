import { useState } from 'react';
import { Select } from '#web/design/form/text-fields.tsx';
import styles from './import.module.css';
import { targets, useImportLabels } from './import-labels.ts';
import type { ImportOrder, Report } from './send-export.ts';

type TypeTargetsProps = { found: Report['types']; onChoose: (types: ImportOrder['types']) => void };

/** The target of each content type in the file. */
export function TypeTargets({ found, onChoose }: TypeTargetsProps) {
  const { t } = useImportLabels();
  const [chosen, setChosen] = useState(() => new Map(found.map(({ type, target }) => [type, target])));
  if (found.length === 0) return null;
  return (
    <fieldset className={styles.types}>
      <legend className={styles.legend}>{t('types')}</legend>
      {found.map(({ type, count }, index) => (
        <Select
          key={type}
          id={`type-${index}`}
          label={t('types.of', { type, count })}
          value={chosen.get(type) ?? 'none'}
          onChange={({ target: { value } }) => {
            const next = new Map(chosen).set(type, targets.find((target) => target === value) ?? 'none');
            setChosen(next);
            onChoose([...next].map(([name, target]) => ({ type: name, target })));
          }}
          options={targets.map((target) => ({ value: target, label: t(`target.${target}`) }))}
        />
      ))}
    </fieldset>
  );
}
