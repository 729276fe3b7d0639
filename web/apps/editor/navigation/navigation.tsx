import type { ResultOf } from 'gql.tada';
import { useEffect, useRef, useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { records } from '#contracts/content/records.ts';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { Toolbar, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayCountry } from '#web/i18n/format/format.ts';
import { type Editor, useEditor } from '../editor.ts';
import type { Choices } from '../form/value-control.tsx';
import { hasMissingTexts } from '../records/fields/missing-texts.ts';
import { loadChoices } from '../records/fields/record-choices.ts';
import { RecordFormContext } from '../records/fields/record-form-context.ts';
import { TextLanguage } from '../records/fields/text-language.tsx';
import { RecordDialogs } from '../records/record-dialogs.tsx';
import { RecordHistory } from '../records/record-history.tsx';
import type { recordReads } from '../records/record-operations.ts';
import { RecordProblems } from '../records/record-problems.tsx';
import { usePublication } from '../records/use-publication.ts';
import { useRecord } from '../records/use-record.ts';
import { FormOfRole } from '../rights/read-only.tsx';
import { useRecordRight } from '../rights/use-record-right.ts';
import { EntryForm } from './entry-form.tsx';
import { MenuTree } from './menu-tree.tsx';
import styles from './navigation.module.css';
import { getHolder } from './navigation-tree.ts';

export const title = ({ texts }: Editor) => texts('editorRecords')('nav.title');

export const createLoader =
  (editor: Editor) =>
  async ({ request }: LoaderFunctionArgs): Promise<LoadedNavigation> => {
    const siteId = new URL(request.url).searchParams.get('site') ?? editor.sites[0]?.id ?? '';
    const [choices, { record }] = await Promise.all([
      loadChoices(editor),
      editor.sendQuery('content', 'record', { kind: 'navigation', id: siteId }),
    ]);
    if (!record) throw data('There is no such site', { status: 404 });
    return { siteId, record, choices };
  };

/** Another site gets a new form; an open form follows a restored version. */
export function Component() {
  const loaded = useLoaderData<LoadedNavigation>();
  return <NavigationScreen key={loaded.siteId} {...loaded} />;
}

function NavigationScreen({ siteId, record, choices }: LoadedNavigation) {
  const { texts, locale } = useEditor();
  const t = texts('editorRecords');
  const [language, setLanguage] = useState<string>(locale.language);
  const [country, setCountry] = useState('');
  const [selected, setSelected] = useState<string>();
  const columns = useRef<HTMLDivElement>(null);
  const edited = useRecord({ kind: 'navigation', id: siteId, data: record.data, revision: record.revision });
  const { isBusy, isPublic, save, publish } = usePublication(edited, record);
  const mayChange = useRecordRight()('navigation', siteId);
  const [problem] = edited.problems;
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown when it is found, not again while somebody looks elsewhere
  useEffect(() => {
    if (problem) setSelected(getHolder(edited.data, problem.field));
  }, [problem]);

  // A tree is long, so after editing an entry the focus returns to it.
  const backToTree = () =>
    columns.current?.querySelector<HTMLElement>('[aria-current="true"], [aria-pressed="true"]')?.focus();
  return (
    <Wrap>
      <PageHead
        title={t('nav.title')}
        lead={t('nav.lead')}
        aside={
          <StatusLabel status={isPublic ? 'done' : 'waiting'}>
            {t(isPublic ? 'state.PUBLISHED' : 'state.CHANGED')}
          </StatusLabel>
        }
        actions={
          mayChange ? (
            <ButtonRow>
              <Button variant="secondary" size="compact" busy={isBusy} onClick={save}>
                {t('save')}
              </Button>
              <Button size="compact" busy={isBusy} onClick={publish}>
                {t('nav.publish')}
              </Button>
            </ButtonRow>
          ) : null
        }
      />
      <FormOfRole mayChange={mayChange}>
        <Toolbar label={t('nav.preview')}>
          <SiteChoice siteId={siteId} />
          <TextLanguage
            value={language}
            onChange={setLanguage}
            isMissing={(code) => hasMissingTexts(records.navigation, edited.data, code)}
          />
          <ToolbarSelect
            label={t('nav.preview.country')}
            all={t('nav.preview.all')}
            value={country}
            onChange={({ target }) => setCountry(target.value)}
            options={choices.countries.map((code) => ({
              value: code,
              label: displayCountry(code, locale.language),
            }))}
          />
        </Toolbar>
        <RecordProblems problems={edited.problems} />
        <RecordFormContext value={{ ...edited, language, siteId, choices }}>
          <div ref={columns} className={styles.columns}>
            <Panel title={t('nav.entries')}>
              <MenuTree
                record={edited}
                visitor={{ language, country }}
                selected={selected}
                onSelect={setSelected}
              />
            </Panel>
            <div className={styles.form}>
              <EntryForm data={edited.data} path={selected} onBack={backToTree} />
              <RecordHistory
                kind="navigation"
                id={siteId}
                revision={edited.revision}
                onRestored={edited.store.discard}
              />
            </div>
          </div>
        </RecordFormContext>
      </FormOfRole>
      <RecordDialogs {...edited} />
    </Wrap>
  );
}

function SiteChoice({ siteId }: { siteId: string }) {
  const { texts, sites } = useEditor();
  const [, setQuery] = useSearchParams();
  return (
    <ToolbarSelect
      label={texts('editorRecords')('field.siteId')}
      value={siteId}
      onChange={({ target }) => setQuery({ site: target.value }, { preventScrollReset: true })}
      options={sites.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

type FoundNavigation = NonNullable<ResultOf<typeof recordReads.record>['record']>;

type LoadedNavigation = { siteId: string; record: FoundNavigation; choices: Choices };
