import { type DragEvent, useRef, useState } from 'react';
import { Button, ButtonLink, buttonClass } from '#web/design/button/button.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { LeadDrawing } from '../../lead/lead-drawing.tsx';
import styles from '../fit.module.css';
import { useFit } from '../fit-context.ts';
import type { Work } from '../use-harness.ts';

const drawn = { area: 1.5, length: 1000, ends: ['cut', 'strip'], colour: 'OG' } as const;

/**
 * The choice of a file, a sample or a table. There is no file field before hydration, since nothing could
 * read the file.
 */
export function Choose({ isLive, work }: { isLive: boolean; work: Work }) {
  const { t } = useFit();
  return (
    <>
      {isLive ? <FileField onFile={work.readFile} /> : <WithoutScript />}
      {isLive ? (
        <div className={styles.ways}>
          <button type="button" className={styles.way} onClick={() => work.readSample(t('sample.text'))}>
            <Icon name="play" />
            <span>
              <b>{t('sample')}</b>
              <span>{t('sample.text')}</span>
            </span>
          </button>
          <TableField onTable={(text) => work.readText(t('paste.name'), text)} />
        </div>
      ) : null}
      <Formats />
    </>
  );
}

function WithoutScript() {
  const { start, t } = useFit();
  return (
    <div className={styles.without}>
      <p>{t('script')}</p>
      <div>
        <ButtonLink href={start.addresses.finder} size="compact">
          {t('script.finder')}
        </ButtonLink>
        <ButtonLink href={start.addresses.enquiry} variant="secondary" size="compact">
          {t('go.ask')}
        </ButtonLink>
      </div>
    </div>
  );
}

function FileField({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useFit();
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      className={styles.drop}
      data-over={isOver ? '' : undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      <input
        type="file"
        className="visually-hidden"
        aria-label={t('choose')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <span className={styles.art} aria-hidden="true">
        <LeadDrawing lead={drawn} detail={2} width={820} height={120} prefix="drop" label="" />
        <span className={styles.socket} />
      </span>
      <span className={styles.dropText}>
        <b>
          <span className={styles.wide}>{t('drop')}</span>
          <span className={styles.narrow}>{t('drop.phone')}</span>
        </b>
        <span>{t('drop.formats')}</span>
      </span>
      <span className={buttonClass()} aria-hidden="true">
        <span>{t('choose')}</span>
      </span>
    </label>
  );
}

function TableField({ onTable }: { onTable: (text: string) => void }) {
  const { t } = useFit();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  return (
    <form
      className={styles.way}
      onSubmit={(event) => {
        event.preventDefault();
        const text = field.current?.value ?? '';
        if (text.trim() !== '') onTable(text);
      }}
    >
      <Icon name="list" />
      <label htmlFor="fit-table">
        <b>{t('paste')}</b>
        <span>{t('paste.text')}</span>
      </label>
      <textarea
        id="fit-table"
        ref={field}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setEmpty(target.value.trim() === '')}
      />
      <Button type="submit" variant="secondary" size="compact" aria-disabled={isEmpty}>
        {t('paste.read')}
      </Button>
    </form>
  );
}

/** The supported formats with their versions. */
function Formats() {
  const { t } = useFit();
  return (
    <dl className={styles.formats}>
      <div>
        <dt translate="no">KBL</dt>
        <dd>2.3 SR-1, 2.4, 2.4 SR-1, 2.5 SR-1</dd>
      </div>
      <div>
        <dt translate="no">VEC</dt>
        <dd>1.1.3, 1.2.x, 2.0–2.2.0</dd>
      </div>
      <div>
        <dt translate="no">CSV, TSV</dt>
        <dd>{t('formats.csv')}</dd>
      </div>
      <div>
        <dt translate="no">WireViz</dt>
        <dd translate="no">YAML</dd>
      </div>
    </dl>
  );
}
