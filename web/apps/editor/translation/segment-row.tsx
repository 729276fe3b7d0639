import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { StatusWord } from '#web/design/status-word/status-word.tsx';
import { useEditor } from '../editor.ts';
import { TextControl } from '../form/controls/text-control.tsx';
import { RichTextControl } from '../form/rich-text/rich-text-control.tsx';
import { wordDifference } from '../history/word-difference.ts';
import { usePlaceWords } from '../pages/place-labels.ts';
import { plainWords } from '../pages/plain-labels.ts';
import styles from './page-translation.module.css';
import type { TranslatedSegment } from './translation-operations.ts';
import type { Words, WorkSegment } from './translation-work.ts';
import { wayOfUnit } from './way-of-unit.ts';

/** Longer texts of one line are still read in several. */
const roomOfLine = 200;

type SegmentRowProps = {
  segment: TranslatedSegment;
  work: WorkSegment;
  units: readonly string[];
  sourceLanguage: string;
  language: string;
  onWords: (words: Words | null) => void;
  onConfirm: () => void;
  onSettle: (whose: 'mine' | 'theirs') => void;
};

/** A segment in two languages: what it says, what it said before, and how it is translated. */
export function SegmentRow(props: SegmentRowProps) {
  const { segment, work, units, sourceLanguage, language, onWords, onConfirm } = props;
  const t = useEditor().texts('editorTranslation');
  const placeWords = usePlaceWords();
  const { unit, block, blockType, kind, maxLength, isOneLine, source } = segment;
  const label = placeWords({
    block: blockType ? { type: blockType } : undefined,
    way: block ? wayOfUnit(unit, units) : [unit],
  });
  const id = `segment-${unit.replaceAll('/', '-')}`;
  const field = { id, label, lang: language };
  const isMissing = work.words === null;
  return (
    <li className={styles.row} data-unit={unit}>
      <div className={styles.source} lang={sourceLanguage}>
        <SourceWords segment={segment} language={sourceLanguage} isOutdated={work.isOutdated} />
      </div>
      <div className={styles.target}>
        {isMissing ? <StatusWord status="open">{t('segment.missing')}</StatusWord> : null}
        {work.isOutdated && !isMissing ? (
          <StatusWord status="failed">{t('segment.outdated')}</StatusWord>
        ) : null}
        {kind === 'richText' ? (
          <RichTextControl
            {...field}
            value={typeof work.words === 'string' ? undefined : (work.words ?? undefined)}
            onChange={(words) => onWords(words ?? null)}
          />
        ) : (
          <TextControl
            {...field}
            lines={isOneLine && (maxLength ?? 0) <= roomOfLine ? 'one' : 'many'}
            maxLength={maxLength ?? 2000}
            value={typeof work.words === 'string' ? work.words : ''}
            onChange={(text) => onWords(isOneLine ? text.replace(/\s*\n\s*/g, ' ') : text)}
          />
        )}
        {work.theirs === undefined ? (
          <ButtonRow>
            {isMissing ? (
              <Button size="compact" variant="quiet" onClick={() => onWords(source)}>
                {t('segment.copy')}
              </Button>
            ) : null}
            {work.isOutdated && !isMissing ? (
              <Button size="compact" variant="quiet" icon="check" onClick={onConfirm}>
                {t('segment.confirm')}
              </Button>
            ) : null}
          </ButtonRow>
        ) : (
          <Conflict {...props} theirs={work.theirs} />
        )}
      </div>
    </li>
  );
}

type SourceWordsProps = { segment: TranslatedSegment; language: string; isOutdated: boolean };

/** The source; when it was changed since, with what came and what went. */
function SourceWords({ segment: { source, madeFrom }, language, isOutdated }: SourceWordsProps) {
  const now = plainWords(source);
  if (!isOutdated || madeFrom === null) return <p className={styles.words}>{now}</p>;
  return (
    <p className={styles.words}>
      {wordDifference(plainWords(madeFrom), now, language).map(({ kind, text }, index) => {
        const key = `${index}`;
        if (kind === 'inserted') return <ins key={key}>{text}</ins>;
        return kind === 'deleted' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}

function Conflict({ theirs, language, onSettle }: SegmentRowProps & { theirs: Words | null }) {
  const t = useEditor().texts('editorTranslation');
  return (
    <div className={styles.conflict} role="alert">
      <p>{t('segment.conflict')}</p>
      <p className={styles.words} lang={language}>
        {theirs === null ? '–' : plainWords(theirs)}
      </p>
      <ButtonRow>
        <Button size="compact" variant="secondary" onClick={() => onSettle('mine')}>
          {t('segment.mine')}
        </Button>
        <Button size="compact" variant="secondary" onClick={() => onSettle('theirs')}>
          {t('segment.theirs')}
        </Button>
      </ButtonRow>
    </div>
  );
}
