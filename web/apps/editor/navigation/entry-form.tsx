import { useEffect, useRef } from 'react';
import type { Fields as Declared, Field } from '#contracts/content/fields.ts';
import { navigationFields } from '#contracts/content/navigation-fields.ts';
import type { RecordData } from '#contracts/content/records.ts';
import { Button } from '#web/design/button/button.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../editor.ts';
import { FlagControl } from '../form/controls/flag-control.tsx';
import { findWords } from '../lists/words-in.ts';
import { newRecord } from '../records/new-record.ts';
import { RecordFields } from '../records/record-fields.tsx';
import { useRecordForm } from '../records/record-form-context.ts';
import { getValueAt } from '../records/record-ways.ts';
import styles from './navigation.module.css';
import { findPlace, isSectionList } from './navigation-tree.ts';

type EntryFormProps = { data: RecordData; way: string | undefined; onBack: () => void };

/** The fields of what was chosen in the tree: an entry, a column, the header or the footer. */
export function EntryForm({ data, way, onBack }: EntryFormProps) {
  const { texts, locale } = useEditor();
  const t = texts('editorRecords');
  const place = useRef<HTMLDivElement>(null);
  const value = way ? (getValueAt(data, way) as RecordData | undefined) : undefined;
  const isThere = value !== undefined;
  useEffect(() => {
    if (!way || !isThere) return;
    // On narrow screens the form stands below the tree.
    if (matchMedia('(max-width: 62rem)').matches) place.current?.scrollIntoView({ block: 'start' });
    place.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  }, [way, isThere]);

  if (!way || !value) return <p className={styles.nothing}>{t('nav.choose')}</p>;
  const list = findPlace(data, way)?.list;
  const kind = list === undefined ? way : isSectionList(list) ? 'nav.section' : 'nav.entry';
  const heading = kind === 'header' || kind === 'footer' ? t(`field.${kind}`) : t(kind as 'nav.entry');
  const name = findWords((value.title ?? {}) as Record<string, string>, locale.language);
  return (
    <div ref={place}>
      <Panel
        title={[heading, name].filter(Boolean).join(': ')}
        actions={
          <Button variant="quiet" size="compact" icon="chevron-left" onClick={onBack}>
            {t('nav.entries')}
          </Button>
        }
      >
        <RecordFields key={way} fields={findFields(way, list)} data={value} way={`${way}/`} />
        {list === 'header/items' ? <Marketing way={`${way}/marketing`} value={value.marketing} /> : null}
      </Panel>
    </div>
  );
}

/** The tile beside the columns of a menu. */
function Marketing({ way, value }: { way: string; value: unknown }) {
  const t = useEditor().texts('editorRecords');
  const { set } = useRecordForm();
  const tile = value as RecordData | null | undefined;
  return (
    <>
      <FlagControl
        id={way}
        label={t('field.marketing')}
        value={Boolean(tile)}
        onChange={(isOn) => set(way, isOn ? newRecord(marketingFields) : null)}
      />
      {tile ? <RecordFields fields={marketingFields} data={tile} way={`${way}/`} /> : null}
    </>
  );
}

const { fields: header } = navigationFields.header;
const { fields: footer } = navigationFields.footer;
const entryFields = listedBelow(header.items);
const sectionFields = listedBelow(footer.sections);
const marketingFields = below(entryFields.marketing);

function findFields(way: string, list: string | undefined): Declared {
  if (list === undefined) return way === 'header' ? header : footer;
  return isSectionList(list) ? sectionFields : entryFields;
}

function listedBelow(field: Field | undefined): Declared {
  return field?.kind === 'list' ? field.fields : {};
}

function below(field: Field | undefined): Declared {
  return field?.kind === 'group' ? field.fields : {};
}
