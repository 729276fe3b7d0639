import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import shared from '../fit.module.css';
import { useFit } from '../fit-context.ts';
import { type ColumnKind, columnKinds, type Columns as Known } from '../reader/table/columns.ts';
import type { Status, Work } from '../use-harness.ts';
import styles from './reading.module.css';

type ColumnsProps = { status: Extract<Status, { kind: 'table' }>; work: Work };

/** Lets the reader assign the columns of a table whose headings were not recognised. */
export function Columns({ status: { table }, work }: ColumnsProps) {
  const { t } = useFit();
  const [known, setKnown] = useState<Known>(table.known);
  const kindOf = (place: number) => columnKinds.find((kind) => known[kind] === place) ?? '';
  const choose = (place: number, kind: string) =>
    setKnown((before) => {
      const others = Object.entries(before).filter(([name, at]) => at !== place && name !== kind);
      return Object.fromEntries(kind === '' ? others : [...others, [kind, place]]);
    });
  const isEnough = (known.area !== undefined || known.gauge !== undefined) && Object.keys(known).length > 1;
  return (
    <form
      className={styles.columns}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEnough) work.chooseColumns(known);
      }}
    >
      <h2>{t('columns')}</h2>
      <p>{t('columns.text')}</p>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              {table.heads.map((head, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <th key={place} scope="col">
                  <label>
                    <span translate="no">{head || String(place + 1)}</span>
                    <select value={kindOf(place)} onChange={({ target }) => choose(place, target.value)}>
                      <option value="">{t('columns.none')}</option>
                      {columnKinds.map((kind: ColumnKind) => (
                        <option key={kind} value={kind}>
                          {kind === 'gauge' ? 'AWG' : t(`column.${kind}`)}
                        </option>
                      ))}
                    </select>
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <tr key={line}>
                {table.heads.map((_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <td key={place}>{row[place] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={shared.acts}>
        <Button type="submit" aria-disabled={!isEnough}>
          {t('columns.read')}
        </Button>
        <Button variant="secondary" onClick={work.startOver}>
          {t('another')}
        </Button>
      </div>
    </form>
  );
}
