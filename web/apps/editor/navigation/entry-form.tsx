import { useEffect, useRef } from 'react';
import type { Fields as Declared, Field } from '#contracts/content/fields.ts';
import { navigationFields } from '#contracts/content/navigation-fields.ts';
import type { RecordData } from '#contracts/content/records.ts';
import { Button } from '#web/design/button/button.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../editor.ts';
import { FlagControl } from '../form/controls/flag-control.tsx';
import { pickText } from '../lists/pick-text.ts';
import { RecordFields } from '../records/fields/record-fields.tsx';
import { useRecordForm } from '../records/fields/record-form-context.ts';
import { newRecord } from '../records/new-record.ts';
import { getValueAt } from '../records/record-paths.ts';
import styles from './navigation.module.css';
import { findPlace, isSectionList } from './navigation-tree.ts';

type EntryFormProps = { data: RecordData; path: string | undefined; onBack: () => void };

/** The fields of the element chosen in the tree: an entry, a column, the header or the footer. */
export function EntryForm({ data, path, onBack }: EntryFormProps) {
  const { texts, locale } = useEditor();
  const t = texts('editorRecords');
  const place = useRef<HTMLDivElement>(null);
  const value = path ? (getValueAt(data, path) as RecordData | undefined) : undefined;
  const isThere = value !== undefined;
  useEffect(() => {
    if (!path || !isThere) return;
    // On narrow screens the form is below the tree.
    if (matchMedia('(max-width: 62rem)').matches) place.current?.scrollIntoView({ block: 'start' });
    place.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  }, [path, isThere]);

  if (!path || !value) return <p className={styles.nothing}>{t('nav.choose')}</p>;
  const list = findPlace(data, path)?.list;
  const kind = list === undefined ? path : isSectionList(list) ? 'nav.section' : 'nav.entry';
  const heading = kind === 'header' || kind === 'footer' ? t(`field.${kind}`) : t(kind as 'nav.entry');
  const name = pickText((value.title ?? {}) as Record<string, string>, locale.language);
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
        <RecordFields key={path} fields={findFields(path, list)} data={value} path={`${path}/`} />
        {list === 'header/items' ? <Marketing path={`${path}/marketing`} value={value.marketing} /> : null}
      </Panel>
    </div>
  );
}

/** The tile beside the columns of a menu. */
function Marketing({ path, value }: { path: string; value: unknown }) {
  const t = useEditor().texts('editorRecords');
  const { set } = useRecordForm();
  const tile = value as RecordData | null | undefined;
  return (
    <>
      <FlagControl
        id={path}
        label={t('field.marketing')}
        value={Boolean(tile)}
        onChange={(isOn) => set(path, isOn ? newRecord(marketingFields) : null)}
      />
      {tile ? <RecordFields fields={marketingFields} data={tile} path={`${path}/`} /> : null}
    </>
  );
}

const { fields: header } = navigationFields.header;
const { fields: footer } = navigationFields.footer;
const entryFields = listedBelow(header.items);
const sectionFields = listedBelow(footer.sections);
const marketingFields = below(entryFields.marketing);

function findFields(path: string, list: string | undefined): Declared {
  if (list === undefined) return path === 'header' ? header : footer;
  return isSectionList(list) ? sectionFields : entryFields;
}

function listedBelow(field: Field | undefined): Declared {
  return field?.kind === 'list' ? field.fields : {};
}

function below(field: Field | undefined): Declared {
  return field?.kind === 'group' ? field.fields : {};
}
