import { useState } from 'react';
import type { RecordData } from '#contracts/content/records.ts';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { getValueAt, withValue } from './merge-record.ts';
import { useRecordWords } from './record-words.ts';
import type { RecordConflict } from './use-record.ts';

type RecordConflictDialogProps = { conflict: RecordConflict; onDecide: (data: RecordData) => void };

/** What two people have changed at the same time, for the second of them to choose from. Both stay in the history. */
export function RecordConflictDialog({ conflict, onDecide }: RecordConflictDialogProps) {
  const words = useRecordWords();
  const { t } = words;
  const { by, both, mine, theirs } = conflict;
  const [ways] = useState(both);
  const decide = (fields: FormData) =>
    onDecide(
      ways.reduce(
        (data, way) => (fields.get(way) === 'theirs' ? withValue(data, way, getValueAt(theirs, way)) : data),
        mine,
      ),
    );
  return (
    <FormDialog
      title={t('conflict.title', { name: by })}
      text={t('conflict.text')}
      submitLabel={t('conflict.go')}
      onSubmit={decide}
      onClose={() => onDecide(mine)}
    >
      {ways.map((way) => (
        <ChoiceGroup
          key={way}
          id={`conflict-${way}`}
          name={way}
          legend={way
            .split('/')
            .map((name) => (/^[a-z]{2}$/.test(name) ? name : words.field(name)))
            .join(' · ')}
          value="mine"
          options={[
            { value: 'mine', label: t('conflict.mine'), hint: shown(getValueAt(mine, way)) },
            {
              value: 'theirs',
              label: t('conflict.theirs', { name: by }),
              hint: shown(getValueAt(theirs, way)),
            },
          ]}
        />
      ))}
    </FormDialog>
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
