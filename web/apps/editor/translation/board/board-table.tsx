import { Link } from '#web/design/link/link.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { ProgressLabel } from '../progress-label.tsx';
import type { BoardPage } from '../translation-operations.ts';
import styles from './board.module.css';

type BoardTableProps = {
  pages: readonly BoardPage[];
  /** The ids of the chosen ones. */
  chosen: { has: (id: string) => boolean };
  onChoose: (page: BoardPage, isChosen: boolean) => void;
};

/** Pages in rows, languages in columns; each cell links to the translation of the page. */
export function BoardTable({ pages, chosen, onChoose }: BoardTableProps) {
  const { texts, locale } = useEditor();
  const t = texts('editorTranslation');
  const languages = [
    ...new Set(pages.flatMap(({ targetLanguages }) => targetLanguages.map(({ language }) => language))),
  ];
  return (
    <DataTable
      cards
      caption={t('board')}
      columns={[
        {
          key: 'page',
          title: texts('editorPages')('page'),
          cell: (page) => (
            <PageCell
              page={page}
              isChosen={chosen.has(page.id)}
              onChoose={(isChosen) => onChoose(page, isChosen)}
            />
          ),
        },
        ...languages.map((code) => ({
          key: code,
          title: (
            <>
              <span aria-hidden="true">{code}</span>
              <span className="visually-hidden">{displayLanguage(code, locale.language)}</span>
            </>
          ),
          cell: (page: BoardPage) => <LanguageCell page={page} language={code} />,
        })),
      ]}
      rows={pages}
      getKey={({ id }) => id}
    />
  );
}

type PageCellProps = { page: BoardPage; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function PageCell({ page, isChosen, onChoose }: PageCellProps) {
  const { texts, to } = useEditor();
  const t = texts('editorTranslation');
  return (
    <div className={styles.page}>
      <input
        type="checkbox"
        className={styles.choice}
        aria-label={t('choose', { title: page.title })}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div>
        <Link className={styles.title} href={to(`/pages/${page.id}`)}>
          {page.title}
        </Link>
        <span className={styles.facts}>
          {page.url} · {page.sourceLanguage} · {t('words', { count: page.words ?? 0 })}
        </span>
      </div>
    </div>
  );
}

function LanguageCell({ page, language }: { page: BoardPage; language: string }) {
  const { to, locale } = useEditor();
  const progress = page.targetLanguages.find((target) => target.language === language);
  if (!progress) return <span className="muted">–</span>;
  return (
    <Link className={styles.cell} href={to(`/pages/${page.id}/translation/${language}`)}>
      <span className={styles.language}>{displayLanguage(language, locale.language)}</span>
      <ProgressLabel progress={progress} source={page.sourceLanguage} />
    </Link>
  );
}
