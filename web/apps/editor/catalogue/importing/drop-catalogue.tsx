import { type DragEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#web/design/button/button.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import styles from './importing.module.css';
import { type SendProblem, sendCatalogue } from './send-catalogue.ts';

/**
 * A drop zone for a supplier's file, with a button to choose one; during the upload it shows the progress.
 */
export function DropCatalogue() {
  const { texts, locale } = useEditor();
  const t = texts('editorImporting');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<SendProblem>();
  const isBusy = share !== undefined;

  const send = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setProblem(undefined);
    setShare(0);
    const answer = await sendCatalogue(file, setShare);
    setShare(undefined);
    if ('id' in answer) await navigate(`/catalogue/import/${answer.id}`);
    else setProblem(answer.problem);
  };
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button is there for all
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void send(event.dataTransfer.files[0]);
      }}
    >
      <Icon name="upload" />
      <p className={styles.dropTitle}>{t('drop')}</p>
      <p className={styles.hint}>{t('drop.text')}</p>
      <Button busy={isBusy} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xlsx,.xml,.zip"
        aria-label={t('choose')}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
      {isBusy ? (
        <p className={styles.hint} role="status">
          {t('sending', { share: formatNumber(Math.round(share * 100), locale) })}
        </p>
      ) : null}
      {problem ? (
        <p className={styles.problem} role="alert">
          {t(`send.${problem}`)}
        </p>
      ) : null}
    </div>
  );
}
