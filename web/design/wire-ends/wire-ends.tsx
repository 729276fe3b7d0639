import type { ReactNode } from 'react';
import { ChoiceChips } from '#web/design/chip/choice-chips.tsx';
import { Picture, type PictureSource } from '#web/design/picture/picture.tsx';
import styles from './wire-ends.module.css';

export type WireEnd = {
  key: string;
  kind: string;
  name: string;
  text?: string;
  picture: PictureSource;
  /** The measurements on it. */
  measures: readonly { name: string; value: ReactNode }[];
  /** The machine that makes it, as a link. */
  machine?: ReactNode;
};

type WireEndsProps = {
  id: string;
  ends: readonly WireEnd[];
  /** The kinds to choose from, in this order; at most eight, since the style sheet has a rule for each. */
  kinds: readonly { kind: string; label: string }[];
  /** The label of the choice, and of its first chip. */
  labels: { choice: string; all: string };
  /** The choice between metric and imperial. */
  units?: ReactNode;
  level: 2 | 3;
};

/** Wire ends with their measurements. CSS filters them by kind, so it needs no script. */
export function WireEnds({ id, ends, kinds, labels, units, level }: WireEndsProps) {
  const placeOf = (kind: string) => kinds.findIndex((each) => each.kind === kind) + 1;
  const options = kinds.map(({ kind, label }) => ({
    label,
    count: ends.filter((end) => end.kind === kind).length,
  }));
  const Name = `h${level}` as const;
  return (
    <div className={styles.ends}>
      <div className={styles.tools}>
        {kinds.length > 1 ? (
          <ChoiceChips
            legend={labels.choice}
            name={`${id}-kind`}
            options={[{ label: labels.all, count: ends.length }, ...options]}
          />
        ) : null}
        {units}
      </div>
      <ul className={styles.grid}>
        {ends.map(({ key, kind, name, text, picture, measures, machine }) => (
          <li key={key} className={styles.end} data-kind={placeOf(kind)}>
            <Picture source={picture} ratio="4:3" className={styles.picture} />
            <div className={styles.words}>
              <Name className={styles.name}>{name}</Name>
              {text ? <p className={styles.text}>{text}</p> : null}
            </div>
            <div className={styles.facts}>
              {measures.length > 0 ? (
                <dl className={styles.measures}>
                  {measures.map(({ name, value }) => (
                    <div key={name} className={styles.measure}>
                      <dt className={styles.term}>{name}</dt>
                      <dd className={styles.value}>{value}</dd>
                    </div>
                  ))}
                </dl>
              ) : null}
              {machine}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
