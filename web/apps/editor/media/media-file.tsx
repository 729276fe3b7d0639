import { useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { records } from '#contracts/content/records.ts';
import type { Image } from '#contracts/content/values.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { Toolbar } from '#web/design/toolbar/toolbar.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { pickText } from '../lists/pick-text.ts';
import { hasMissingTexts } from '../records/fields/missing-texts.ts';
import { RecordFields } from '../records/fields/record-fields.tsx';
import { RecordFormContext } from '../records/fields/record-form-context.ts';
import { TextLanguage } from '../records/fields/text-language.tsx';
import { RecordDialogs } from '../records/record-dialogs.tsx';
import { RecordHistory } from '../records/record-history.tsx';
import { RecordProblems } from '../records/record-problems.tsx';
import { RemoveRecord } from '../records/remove-record.tsx';
import { UseList } from '../records/use-list.tsx';
import { useRecord } from '../records/use-record.ts';
import { FormOfRole } from '../rights/read-only.tsx';
import { useRecordRight } from '../rights/use-record-right.ts';
import { useFileLabels } from './file-labels.ts';
import { FileVersions } from './file-versions.tsx';
import { FocalPoint } from './focal-point.tsx';
import type { EditedFile, MediaFileData } from './media-data.ts';
import { Thumbnail } from './thumbnail.tsx';

type Loaded = { file: EditedFile; record: NonNullable<MediaFileData['record']> };

export const title = ({ locale }: Editor, loaded: unknown) =>
  pickText((loaded as Loaded).file.title, locale.language) || (loaded as Loaded).file.slug;

export const createLoader =
  ({ sendQuery }: Editor) =>
  async ({ params }: LoaderFunctionArgs): Promise<Loaded> => {
    const { mediaFile, record } = await sendQuery('content', 'mediaFile', { id: params.id ?? '' });
    if (!mediaFile || !record) throw data('There is no such file', { status: 404 });
    return { file: mediaFile, record };
  };

export function Component() {
  const loaded = useLoaderData<Loaded>();
  const [language, setLanguage] = useState<string>(useEditor().locale.language);
  const shown = { ...loaded, language, setLanguage };
  return <FileScreen key={loaded.file.id} {...shown} />;
}

const { focalX: _x, focalY: _y, alt, thumbnail, ...always } = records.file;

type FileScreenProps = Loaded & { language: string; setLanguage: (language: string) => void };

function FileScreen({ file, record, language, setLanguage }: FileScreenProps) {
  const { texts, to } = useEditor();
  const clock = useClock();
  const t = texts('editorMedia');
  const { revalidate } = useRevalidator();
  const edited = useRecord({ kind: 'file', id: file.id, data: record.data, revision: record.revision });
  const labels = useFileLabels();
  const mayChange = useRecordRight()('file');
  const isPicture = file.kind === 'IMAGE';
  const fields = { ...always, ...(isPicture ? { alt } : { thumbnail }) };
  const save = async () => {
    if (await edited.save()) await revalidate();
  };
  return (
    <Wrap>
      <PageHead
        title={labels.name(file)}
        lead={t('file.added', { date: clock.format(file.addedAt, 'day') })}
        back={{ href: to('/media'), label: t('title') }}
        actions={
          mayChange ? (
            <ButtonRow>
              <RemoveRecord kind="file" id={file.id} list="/media" onRemoved={edited.store.discard} />
              <Button size="compact" busy={edited.isSaving} onClick={save}>
                {texts('editorRecords')('save')}
              </Button>
            </ButtonRow>
          ) : null
        }
      />
      <FormOfRole mayChange={mayChange}>
        <Toolbar label={t('file.language')}>
          <TextLanguage
            value={language}
            onChange={setLanguage}
            isMissing={(code) => hasMissingTexts({ ...always, alt }, edited.data, code)}
          />
        </Toolbar>
        <RecordProblems problems={edited.problems} />
        <RecordFormContext value={{ ...edited, language, siteId: undefined, choices: noChoices }}>
          <Panels
            aside={
              <>
                <Panel title={t('file.uses')} text={file.uses.length === 0 ? t('file.uses.none') : undefined}>
                  {file.uses.length > 0 ? <UseList uses={file.uses} /> : null}
                </Panel>
                <RecordHistory
                  kind="file"
                  id={file.id}
                  revision={record.revision}
                  onRestored={edited.store.discard}
                />
              </>
            }
          >
            {isPicture && file.image ? (
              <FocalPoint
                image={file.image as Image}
                x={Number(edited.data.focalX)}
                y={Number(edited.data.focalY)}
                onChange={(x, y) => {
                  edited.set('focalX', x);
                  edited.set('focalY', y);
                }}
              />
            ) : (
              <Thumbnail file={file} />
            )}
            <Panel title={t('file.texts')} text={t('file.texts.text')}>
              <RecordFields fields={fields} data={edited.data} />
            </Panel>
            <FileVersions file={file} />
          </Panels>
        </RecordFormContext>
      </FormOfRole>
      <RecordDialogs {...edited} />
    </Wrap>
  );
}

/** A file has no fields with options from data. */
const noChoices = { countries: [], contacts: [], brands: [] };
