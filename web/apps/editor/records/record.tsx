import type { ResultOf } from 'gql.tada';
import { useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { records } from '#contracts/content/records.ts';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { Toolbar } from '#web/design/toolbar/toolbar.tsx';
import { type Editor, useEditor } from '../editor.ts';
import type { Choices } from '../form/value-control.tsx';
import { pickText } from '../lists/pick-text.ts';
import { FormOfRole } from '../rights/read-only.tsx';
import { useRecordRight } from '../rights/use-record-right.ts';
import { hasMissingTexts, hasTranslatedTexts } from './fields/missing-texts.ts';
import { loadChoices } from './fields/record-choices.ts';
import { RecordFields } from './fields/record-fields.tsx';
import { RecordFormContext } from './fields/record-form-context.ts';
import { TextLanguage } from './fields/text-language.tsx';
import { newRecord } from './new-record.ts';
import { RecordDialogs } from './record-dialogs.tsx';
import { RecordHistory } from './record-history.tsx';
import { type ListedKind, listedKind } from './record-kinds.ts';
import { useRecordLabels } from './record-labels.ts';
import type { recordReads } from './record-operations.ts';
import { RecordProblems } from './record-problems.tsx';
import { RemoveRecord } from './remove-record.tsx';
import { UseList } from './use-list.tsx';
import { useRecord } from './use-record.ts';

type Found = NonNullable<ResultOf<typeof recordReads.record>['record']>;
type Loaded = { kind: ListedKind; record: Found | null; choices: Choices };

export const title = ({ texts, locale }: Editor, loaded: unknown) => {
  const { kind, record } = loaded as Loaded;
  return (record && getName(record.data, locale.language)) || texts('editorRecords')(`kind.${kind}`);
};

export const createLoader =
  (editor: Editor) =>
  async ({ params }: LoaderFunctionArgs): Promise<Loaded> => {
    const kind = listedKind(params.kind);
    const id = params.id ?? '';
    if (!kind) throw data('Page not found', { status: 404 });
    const [choices, found] = await Promise.all([
      loadChoices(editor),
      id === 'new' ? undefined : editor.sendQuery('content', 'record', { kind, id }),
    ]);
    if (found && !found.record) throw data('There is no such record', { status: 404 });
    return { kind, record: found?.record ?? null, choices };
  };

export function Component() {
  const loaded = useLoaderData<Loaded>();
  const { kind, record } = loaded;
  const [language, setLanguage] = useState<string>(useEditor().locale.language);
  const shown = { ...loaded, language, setLanguage };
  return <RecordScreen key={`${kind} ${record?.id}`} {...shown} />;
}

type RecordScreenProps = Loaded & { language: string; setLanguage: (language: string) => void };

function RecordScreen({ kind, record, choices, language, setLanguage }: RecordScreenProps) {
  const { to, locale, sites } = useEditor();
  const mayKeep = useRecordRight();
  const labels = useRecordLabels();
  const { t } = labels;
  const fields = records[kind];
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [blank] = useState(() => newRecord(fields));
  const edited = useRecord({
    kind,
    id: record?.id ?? null,
    data: record?.data ?? blank,
    revision: record?.revision ?? 0,
  });
  const siteId = typeof edited.data.siteId === 'string' ? edited.data.siteId : sites[0]?.id;
  // By the site that is stored: another one may be chosen among those that the person may change.
  const stored = typeof record?.data.siteId === 'string' ? record.data.siteId : undefined;
  const chosenSites = sites.filter(({ id }) => id === stored || mayKeep(kind, id));
  const mayChange = record ? mayKeep(kind, stored) : mayKeep(kind) || chosenSites.length > 0;
  const save = async () => {
    const saved = await edited.save();
    if (!saved) return;
    if (record) {
      await revalidate();
      return;
    }
    await navigate(`/records/${kind}/${saved.id}`, { replace: true });
  };

  return (
    <Wrap>
      <PageHead
        title={(record && getName(edited.data, locale.language)) || t(`new.${kind}`)}
        back={{ href: to(`/records/${kind}`), label: labels.kind(kind) }}
        actions={
          mayChange ? (
            <ButtonRow>
              {record ? <RemoveRecord kind={kind} id={record.id} onRemoved={edited.store.discard} /> : null}
              <Button size="compact" busy={edited.isSaving} onClick={save}>
                {t('save')}
              </Button>
            </ButtonRow>
          ) : null
        }
      />
      <FormOfRole mayChange={mayChange}>
        {hasTranslatedTexts(fields) ? (
          <Toolbar label={t('language')}>
            <TextLanguage
              value={language}
              onChange={setLanguage}
              isMissing={(code) => hasMissingTexts(fields, edited.data, code)}
            />
          </Toolbar>
        ) : null}
        <RecordProblems problems={edited.problems} />
        <RecordFormContext
          value={{ ...edited, language, siteId, choices: { ...choices, sites: chosenSites } }}
        >
          <Panels
            aside={record ? <Aside kind={kind} record={record} onRestored={edited.store.discard} /> : null}
          >
            <Panel title={t('fields')}>
              <RecordFields fields={fields} data={edited.data} />
            </Panel>
          </Panels>
        </RecordFormContext>
      </FormOfRole>
      <RecordDialogs {...edited} />
    </Wrap>
  );
}

function Aside({ kind, record, onRestored }: { kind: ListedKind; record: Found; onRestored: () => void }) {
  const { t } = useRecordLabels();
  return (
    <>
      {record.uses.length > 0 ? (
        <Panel title={t('uses')}>
          <UseList uses={record.uses} />
        </Panel>
      ) : null}
      <RecordHistory kind={kind} id={record.id} revision={record.revision} onRestored={onRestored} />
    </>
  );
}

/** The name of a record, from its own texts. */
function getName({ name, title: named, previousUrl, city }: Found['data'], language: string): string {
  if (typeof named === 'object' && named) return pickText(named as Record<string, string>, language);
  const texts = [city, name, previousUrl].filter((text) => typeof text === 'string');
  return texts[0] ?? '';
}
