import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { languageName } from '#contracts/languages.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { FieldRow, FieldStack } from '#web/design/form/field.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../editor.ts';
import styles from './import.module.css';
import { useImportLabels } from './import-labels.ts';
import { ReportView } from './report-view.tsx';
import { type ImportOrder, type Report, sendExport } from './send-export.ts';
import { TypeTargets } from './type-targets.tsx';

/** Chooses a file and its target; a dry run shows its types before anything is stored. */
export function ImportForm() {
  const { sites, locale, notify } = useEditor();
  const labels = useImportLabels();
  const { t } = labels;
  const { revalidate } = useRevalidator();
  const change = useChange();
  const [siteId, setSiteId] = useState(sites[0]?.id ?? '');
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const [report, setReport] = useState<Report>();
  const [types, setTypes] = useState<ImportOrder['types']>([]);
  const form = useRef<HTMLFormElement>(null);
  const site = sites.find(({ id }) => id === siteId);

  const send = async (isTry: boolean) => {
    if (!file) return setMissing(true);
    const fields = new FormData(form.current ?? undefined);
    const order: ImportOrder = {
      fileName: file.name,
      siteId,
      language: String(fields.get('language')),
      prefix: String(fields.get('prefix') ?? '').trim(),
      types,
      isTry,
    };
    const isDone = await change.run(async () => setReport(await sendExport(file, order)));
    if (!isDone) return setReport(undefined);
    if (isTry) return undefined;
    notify('success', t('done'));
    return revalidate();
  };
  const tryIt = (event: FormEvent) => {
    event.preventDefault();
    void send(true);
  };
  const problem = labels.problem(change.error);
  const kept = report ? report.kept.pages + report.kept.news + report.kept.entries : 0;
  return (
    <>
      <Panel title={t('form')} text={t('form.text')}>
        <form ref={form} className={styles.form} onSubmit={tryIt} noValidate>
          <FieldStack>
            <TextInput
              id="file"
              name="file"
              type="file"
              label={t('field.file')}
              hint={t('field.file.hint')}
              accept=".xml,.json,text/xml,application/json"
              {...(isMissing || problem ? { error: problem ?? t('field.file.missing') } : {})}
              onChange={({ target }) => {
                setFile(target.files?.[0]);
                setMissing(false);
                setReport(undefined);
                setTypes([]);
                change.forget();
              }}
            />
            <FieldRow>
              <Select
                id="site"
                name="site"
                label={t('field.site')}
                value={siteId}
                onChange={({ target }) => setSiteId(target.value)}
                options={sites.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <Select
                key={siteId}
                id="language"
                name="language"
                label={t('field.language')}
                defaultValue={site?.languages.includes(locale.language) ? locale.language : 'en'}
                options={(site?.languages ?? []).map((language) => ({
                  value: language,
                  label: languageName(language as never),
                }))}
              />
            </FieldRow>
            <TextInput
              id="prefix"
              name="prefix"
              label={t('field.prefix')}
              hint={t('field.prefix.hint')}
              placeholder="/archive"
              maxLength={200}
            />
            {report ? <TypeTargets found={report.types} onChoose={setTypes} /> : null}
          </FieldStack>
          <ButtonRow>
            <Button type="submit" variant={report ? 'secondary' : 'primary'} busy={change.isBusy}>
              {report ? t('try.again') : t('try')}
            </Button>
            {report && report.id === null && kept > 0 ? (
              <Button busy={change.isBusy} onClick={() => send(false)}>
                {t('import', { count: kept })}
              </Button>
            ) : null}
          </ButtonRow>
        </form>
      </Panel>
      {report ? (
        <Panel title={report.id === null ? t('report.try') : t('report')}>
          <ReportView report={report} />
        </Panel>
      ) : null}
    </>
  );
}
