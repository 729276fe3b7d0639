import type { ResultOf } from 'gql.tada';
import { useRef, useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import type { RecordData } from '#contracts/content/records.ts';
import { unreadablePairs } from '#contracts/themes/contrast-pairs.ts';
import { Panel } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { RecordFormContext } from '../records/fields/record-form-context.ts';
import { RecordDialogs } from '../records/record-dialogs.tsx';
import { RecordHistory } from '../records/record-history.tsx';
import type { recordReads } from '../records/record-operations.ts';
import { RecordProblems } from '../records/record-problems.tsx';
import { UseList } from '../records/use-list.tsx';
import { usePublication } from '../records/use-publication.ts';
import { useRecord } from '../records/use-record.ts';
import { FormOfRole } from '../rights/read-only.tsx';
import { useRecordRight } from '../rights/use-record-right.ts';
import { findPreviewPaths, type PreviewPaths } from './preview/preview-pages.ts';
import { ThemePreview } from './preview/theme-preview.tsx';
import { Readability } from './readability/readability.tsx';
import styles from './theme.module.css';
import { ThemeForm } from './theme-form.tsx';
import { ThemeHead } from './theme-head.tsx';
import { themeName } from './theme-name.ts';
import { usePreviewTheme } from './use-preview-theme.ts';

type Found = NonNullable<ResultOf<typeof recordReads.record>['record']>;
/** `isNew`: a new theme that starts as a copy of `record`. */
type Loaded = { record: Found; isNew: boolean; paths: PreviewPaths };

export const title = (editor: Editor, loaded: unknown) => {
  const { record, isNew } = loaded as Loaded;
  return isNew ? editor.texts('editorThemes')('new') : themeName(editor, record.id, record.data.name);
};

export const createLoader =
  (editor: Editor) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<Loaded> => {
    const isNew = params.id === 'new';
    const from = new URL(request.url).searchParams.get('from') || editor.sites[0]?.theme;
    const id = (isNew ? from : params.id) ?? '';
    const [{ record }, paths] = await Promise.all([
      editor.sendQuery('content', 'record', { kind: 'theme', id }),
      findPreviewPaths(editor),
    ]);
    if (!record) throw data('There is no such theme', { status: 404 });
    return { record, isNew, paths };
  };

/** Another theme gets a new form; an open form follows what is saved, published or restored. */
export function Component() {
  const loaded = useLoaderData<Loaded>();
  const { record, isNew } = loaded;
  return <ThemeScreen key={`${record.id} ${isNew}`} {...loaded} />;
}

const noChoices = { countries: [], contacts: [], brands: [] };

function ThemeScreen({ record, isNew, paths }: Loaded) {
  const editor = useEditor();
  const { texts, locale, notify } = editor;
  const t = texts('editorThemes');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [began] = useState<RecordData>(() =>
    isNew
      ? {
          ...record.data,
          name: t('copyOf', { name: themeName(editor, record.id, record.data.name) }).slice(0, 60),
        }
      : record.data,
  );
  const edited = useRecord({
    kind: 'theme',
    id: isNew ? null : record.id,
    data: began,
    revision: isNew ? 0 : record.revision,
  });
  const published = { id: record.id, state: isNew ? 'DRAFT' : record.state };
  const publication = usePublication(edited, published);
  const theme = usePreviewTheme(isNew ? 'Draft' : record.id, edited.data);
  const mayChange = useRecordRight()('theme');
  const verdict = useRef<HTMLDivElement>(null);

  const goOn = (id: string) => (isNew ? navigate(`/themes/${id}`, { replace: true }) : revalidate());
  const save = async () => {
    const saved = await publication.save();
    if (saved) await goOn(saved.id);
  };
  const publish = async () => {
    const count = unreadablePairs(theme).length;
    if (count > 0) {
      notify('error', t('publish.unreadable', { count }));
      verdict.current?.focus({ preventScroll: true });
      verdict.current?.scrollIntoView({ block: 'center' });
      return;
    }
    const id = await publication.publish();
    if (id) await goOn(id);
  };
  const form = { ...edited, language: locale.language, siteId: undefined, choices: noChoices };
  return (
    <Wrap>
      <ThemeHead
        record={record}
        isNew={isNew}
        mayChange={mayChange}
        edited={edited}
        publication={publication}
        onSave={save}
        onPublish={publish}
      />
      <FormOfRole mayChange={mayChange}>
        <RecordProblems problems={edited.problems} />
        <RecordFormContext value={form}>
          <div className={styles.work}>
            <ThemeForm edited={edited} theme={theme} />
            <div className={styles.side}>
              <ThemePreview theme={theme} paths={paths} />
              <div className={styles.form}>
                <Readability ref={verdict} theme={theme} onTake={edited.set} />
                {isNew ? null : (
                  <>
                    <Panel title={t('worn')} text={record.uses.length === 0 ? t('wornBy.none') : undefined}>
                      <UseList uses={record.uses} />
                    </Panel>
                    <RecordHistory
                      kind="theme"
                      id={record.id}
                      revision={edited.revision}
                      onRestored={edited.store.discard}
                    />
                  </>
                )}
              </div>
            </div>
          </div>
        </RecordFormContext>
      </FormOfRole>
      <RecordDialogs {...edited} />
    </Wrap>
  );
}
