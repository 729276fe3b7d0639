import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#web/design/button/button.tsx';
import { useEditor } from '../../editor.ts';
import { ChosenBar } from '../../lists/chosen-bar.tsx';
import { ExportDialog } from '../../translation/files/export-dialog.tsx';
import type { PageEntry } from '../page-operations.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { PageAction } from './bulk-operations.ts';
import type { ChosenPages } from './use-chosen-pages.ts';

/** How many pages the back end changes at once. */
const maxPages = 100;

const actions = ['publish', 'takeOff', 'move', 'translate', 'bin'] as const satisfies readonly PageAction[];

/** The actions for the chosen pages of a list; hidden while none is chosen. */
export function BulkBar({ entries, chosen }: { entries: readonly PageEntry[]; chosen: ChosenPages }) {
  const { texts, sites } = useEditor();
  const t = texts('editorBulk');
  const { revalidate } = useRevalidator();
  const [action, setAction] = useState<PageAction | 'export'>();
  const count = chosen.ids.length;
  if (count === 0 && !action) return null;
  const [first] = entries;
  const site = sites.find(({ id }) => id === first?.siteId);
  const isTooMany = count > maxPages;
  const close = () => {
    setAction(undefined);
    void revalidate();
  };
  return (
    <>
      <ChosenBar
        label={t('chosen', { count })}
        problem={isTooMany ? <p>{t('tooMany', { count: maxPages })}</p> : null}
      >
        {isTooMany
          ? null
          : actions.map((each) => (
              <Button
                key={each}
                size="compact"
                variant={each === 'publish' ? 'primary' : 'secondary'}
                onClick={() => setAction(each)}
              >
                {t(`action.${each}`)}
              </Button>
            ))}
        {isTooMany ? null : (
          <Button size="compact" variant="secondary" icon="download" onClick={() => setAction('export')}>
            {t('export')}
          </Button>
        )}
        {count < entries.length ? (
          <Button size="compact" variant="quiet" onClick={chosen.chooseAll}>
            {t('all', { count: entries.length })}
          </Button>
        ) : null}
        <Button size="compact" variant="quiet" onClick={chosen.clear}>
          {t('none')}
        </Button>
      </ChosenBar>
      {action === 'export' ? (
        <ExportDialog
          siteId={site?.id ?? null}
          pageIds={chosen.ids}
          languages={(site?.languages ?? []).filter((language) => language !== first?.sourceLanguage)}
          onClose={close}
        />
      ) : action ? (
        <BulkDialog
          action={action}
          pageIds={chosen.ids}
          paths={entries.map(({ path }) => path)}
          onDone={chosen.clear}
          onClose={close}
        />
      ) : null}
    </>
  );
}
