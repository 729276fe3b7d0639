import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { formatPlainText } from '../document/plain-text.ts';
import { SaveStatus } from '../document/save-status.tsx';
import { useEditor } from '../editor.ts';
import { TextControl } from '../form/controls/text-control.tsx';
import { RichTextControl } from '../form/rich-text/rich-text-control.tsx';
import { compareWords } from '../history/word-difference.ts';
import { usePlaceLabel } from '../pages/places/place-labels.ts';
import styles from './page-translation.module.css';
import type { SegmentStore, SegmentText } from './segment-document.ts';
import type { TranslatedSegment } from './translation-operations.ts';
import { getUnitPath } from './unit-path.ts';

/** Longer single-line texts are edited in several lines. */
const maxLineLength = 200;

type SegmentRowProps = {
  segment: TranslatedSegment;
  store: SegmentStore;
  units: readonly string[];
  sourceLanguage: string;
  language: string;
};

/** A segment in two languages: the source, its former version, and the translation. */
export function SegmentRow(props: SegmentRowProps) {
  const { segment, store, units, sourceLanguage, language } = props;
  const isReadOnly = useReadOnly();
  const t = useEditor().texts('editorTranslation');
  const getPlaceLabel = usePlaceLabel();
  const { unit, block, blockType, kind, maxLength, isOneLine, source } = segment;
  const label = getPlaceLabel({
    block: blockType ? { type: blockType } : undefined,
    path: block ? getUnitPath(unit, units) : [unit],
  });
  const id = `segment-${unit.replaceAll('/', '-')}`;
  const field = { id, label, lang: language };
  const { draft, state } = store.view();
  const isMissing = draft.words === null;
  const write = (words: SegmentText | null) =>
    store.change((now) => ({ ...now, words: words || null }), 'words');
  const confirm = () => store.change((now) => ({ ...now, isOutdated: false }), 'isOutdated');
  return (
    <li className={styles.row} data-unit={unit}>
      <div className={styles.source} lang={sourceLanguage}>
        <SourceText segment={segment} language={sourceLanguage} isOutdated={draft.isOutdated} />
      </div>
      <div className={styles.target}>
        {isMissing ? <StatusLabel status="open">{t('segment.missing')}</StatusLabel> : null}
        {draft.isOutdated && !isMissing ? (
          <StatusLabel status="failed">{t('segment.outdated')}</StatusLabel>
        ) : null}
        {kind === 'richText' ? (
          <RichTextControl
            {...field}
            value={typeof draft.words === 'string' ? undefined : (draft.words ?? undefined)}
            onChange={(words) => write(words ?? null)}
          />
        ) : (
          <TextControl
            {...field}
            lines={isOneLine && (maxLength ?? 0) <= maxLineLength ? 'one' : 'many'}
            maxLength={maxLength ?? 2000}
            value={typeof draft.words === 'string' ? draft.words : ''}
            onChange={(text) => write(isOneLine ? text.replace(/\s*\n\s*/g, ' ') : text)}
          />
        )}
        {state.kind === 'refused' || state.kind === 'failed' ? (
          <SaveStatus state={state} onRetry={() => void store.flush()} />
        ) : null}
        {isReadOnly ? null : state.kind !== 'conflict' ? (
          <ButtonRow>
            {isMissing ? (
              <Button size="compact" variant="quiet" onClick={() => write(source)}>
                {t('segment.copy')}
              </Button>
            ) : null}
            {draft.isOutdated && !isMissing ? (
              <Button size="compact" variant="quiet" icon="check" onClick={confirm}>
                {t('segment.confirm')}
              </Button>
            ) : null}
          </ButtonRow>
        ) : (
          <Conflict {...props} theirs={state.conflicts[0]?.theirs as SegmentText | null} />
        )}
      </div>
    </li>
  );
}

type SourceTextProps = { segment: TranslatedSegment; language: string; isOutdated: boolean };

/** The source; if it has changed since the translation, with insertions and deletions marked. */
function SourceText({ segment: { source, madeFrom }, language, isOutdated }: SourceTextProps) {
  const now = formatPlainText(source);
  if (!isOutdated || madeFrom === null) return <p className={styles.words}>{now}</p>;
  return (
    <p className={styles.words}>
      {compareWords(formatPlainText(madeFrom), now, language).map(({ kind, text }, index) => {
        const key = `${index}`;
        if (kind === 'inserted') return <ins key={key}>{text}</ins>;
        return kind === 'deleted' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}

function Conflict({ theirs, language, store }: SegmentRowProps & { theirs: SegmentText | null }) {
  const t = useEditor().texts('editorTranslation');
  return (
    <div className={styles.conflict} role="alert">
      <p>{t('segment.conflict')}</p>
      <p className={styles.words} lang={language}>
        {theirs === null ? '–' : formatPlainText(theirs)}
      </p>
      <ButtonRow>
        <Button size="compact" variant="secondary" onClick={() => void store.resolve('mine')}>
          {t('segment.mine')}
        </Button>
        <Button size="compact" variant="secondary" onClick={() => void store.resolve('theirs')}>
          {t('segment.theirs')}
        </Button>
      </ButtonRow>
    </div>
  );
}
