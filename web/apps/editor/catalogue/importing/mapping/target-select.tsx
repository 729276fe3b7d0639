import { useState } from 'react';
import styles from '../importing.module.css';
import type { TargetGroup } from './field-targets.ts';

type TargetSelectProps = {
  id: string;
  label: string;
  /** The option for null. */
  leftOut: string;
  value: string | null;
  targets: readonly TargetGroup[];
  onChoose: (target: string | null) => void;
};

/**
 * The target of a word. A catalogue has hundreds of attributes and a file hundreds of words, so the options
 * are only rendered once somebody is about to choose.
 */
export function TargetSelect({ id, label, leftOut, value, targets, onChoose }: TargetSelectProps) {
  const [isNear, setNear] = useState(false);
  const come = () => setNear(true);
  const current = targets.flatMap(({ options }) => options).find((option) => option.value === value);
  return (
    <select
      id={id}
      className={styles.select}
      aria-label={label}
      value={value ?? ''}
      data-chosen={value !== null || undefined}
      onFocus={come}
      onPointerEnter={come}
      onPointerDown={come}
      onChange={({ target }) => onChoose(target.value || null)}
    >
      <option value="">{leftOut}</option>
      {isNear
        ? targets.map((group, index) =>
            group.label ? (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ) : (
              <Options key={String(index)} options={group.options} />
            ),
          )
        : current && <option value={current.value}>{current.label}</option>}
    </select>
  );
}

function Options({ options }: Pick<TargetGroup, 'options'>) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
}
