import { type FormEvent, useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { decodeTable } from '#web/apps/frame/tables/decode-table.ts';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import styles from '../records.module.css';
import type { RedirectReport } from './redirect-operations.ts';

/** The limit of the back end. */
const maxBytes = 1024 * 1024;

type RedirectUploadProps = {
  siteId: string;
  report: RedirectReport | undefined;
  onReport: (report: RedirectReport | undefined) => void;
};

/** Sends the chosen table twice: first for a report, then, with the state of that report, to import it. */
export function RedirectUpload({ siteId, report, onReport }: RedirectUploadProps) {
  const { texts, sendMutation, notify, locale } = useEditor();
  const t = texts('editorRedirects');
  const change = useChange();
  const [table, setTable] = useState<string>();
  const [problem, setProblem] = useState<'missing' | 'tooLarge'>();
  const choose = async (file: File | undefined) => {
    change.forget();
    onReport(undefined);
    const isTooLarge = file !== undefined && file.size > maxBytes;
    setProblem(isTooLarge ? 'tooLarge' : undefined);
    if (!file || isTooLarge) return setTable(undefined);
    setTable(decodeTable(new Uint8Array(await file.arrayBuffer()), locale.language).text);
  };
  const send = async (seen: string | null) => {
    if (table === undefined) return setProblem((before) => before ?? 'missing');
    await change.run(async () => {
      const { importRedirects } = await sendMutation('content', 'importRedirects', { siteId, table, seen });
      onReport(importRedirects);
      if (importRedirects.isDone) notify('success', t('done'));
      else if (seen) notify('error', t('overtaken'));
    });
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    void send(null);
  };
  const count = changesOf(report);
  const error = problem ? t(`file.${problem}`) : change.error && refusal(change.error);
  return (
    <form onSubmit={check} noValidate>
      <FieldStack>
        <TextInput
          id="redirects"
          type="file"
          label={t('file')}
          hint={t('file.hint', { lines: 5000 })}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          error={error}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <ButtonRow>
          <Button type="submit" variant={count > 0 ? 'secondary' : 'primary'} busy={change.isBusy}>
            {t('check')}
          </Button>
          {report && !report.isDone && count > 0 ? (
            <Button busy={change.isBusy} onClick={() => send(report.stand)}>
              {t('apply', { count })}
            </Button>
          ) : null}
        </ButtonRow>
        {hasWrong(report) ? <p className={styles.about}>{t('wrong.first')}</p> : null}
      </FieldStack>
    </form>
  );

  function refusal({ details: { reason, line } }: OperationError): string {
    if (reason === 'tooMany' || reason === 'empty') return t(`file.${reason}`);
    if (reason === 'noTable') return t('file.noTable', { line: Number(line) });
    return texts('editor')('tryLater');
  }
}

/**
 * How many redirects the table would change; none while a line has a problem, since then nothing is imported.
 */
function changesOf(report: RedirectReport | undefined): number {
  if (!report || hasWrong(report)) return 0;
  return report.lines.filter(({ outcome }) => outcome !== 'unchanged').length;
}

function hasWrong(report: RedirectReport | undefined): boolean {
  return report?.lines.some(({ outcome }) => outcome === 'wrong') ?? false;
}
