import { Checkbox } from '#web/design/form/choices.tsx';
import { Link } from '#web/design/link/link.tsx';
import { useEditor } from '../editor.ts';
import { useFarPlaceLabel } from '../pages/places/place-labels.ts';
import { HitRow } from './hit-row.tsx';
import type { PageHits, WordHit } from './word-operations.ts';
import styles from './words.module.css';

type HitListProps = {
  pages: readonly PageHits[];
  /** The replacement of chosen hits; undefined while only searching. */
  replacing?: {
    replacement: string;
    isChosen: (page: PageHits, hit: WordHit) => boolean;
    choose: (page: PageHits, hit: WordHit, isChosen: boolean) => void;
  };
};

/** The hits by page. */
export function HitList({ pages, replacing }: HitListProps) {
  const { texts, to } = useEditor();
  const t = texts('editorWords');
  return (
    <ul className={styles.pages}>
      {pages.map((page) => (
        <li key={page.id} className={styles.page}>
          <p className={styles.head}>
            <Link className={styles.title} href={to(`/pages/${page.id}`)} lang={page.sourceLanguage}>
              {page.title || texts('editorPages')('untitled')}
            </Link>
            <span className={styles.path}>{page.path}</span>
          </p>
          <ul className={styles.hits}>
            {page.hits.map((hit) => (
              <HitRow
                key={hitKey(hit)}
                page={page}
                hit={hit}
                replacement={replacing?.replacement}
                choice={
                  !replacing ? undefined : hit.kind === 'words' ? (
                    <HitChoice
                      id={`replace-${page.id}-${hitKey(hit)}`}
                      page={page}
                      hit={hit}
                      isChosen={replacing.isChosen(page, hit)}
                      onChoose={(isChosen) => replacing.choose(page, hit, isChosen)}
                    />
                  ) : (
                    <span className={styles.why}>{t(hit.kind)}</span>
                  )
                }
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The key of a hit, unique within its page. */
export function hitKey({ kind, language, unit, at }: WordHit): string {
  return [kind, language ?? '', unit, at].join(' ');
}

type HitChoiceProps = {
  id: string;
  page: PageHits;
  hit: WordHit;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

function HitChoice({ id, page, hit, isChosen, onChoose }: HitChoiceProps) {
  const t = useEditor().texts('editorWords');
  const place = useFarPlaceLabel()(hit);
  return (
    <Checkbox
      id={id}
      label={
        <>
          {t('choose')}
          <span className="visually-hidden">{`: ${place}, ${page.title}, ${hit.language}`}</span>
        </>
      }
      checked={isChosen}
      onChange={({ target }) => onChoose(target.checked)}
    />
  );
}
