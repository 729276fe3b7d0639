import { useMemo } from 'react';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { orNull, useLater } from '#web/apps/frame/later.ts';
import { Spinner } from '#web/design/spinner/spinner.tsx';
import { useEditor } from '../../editor.ts';
import { findProblems, usePageWork } from '../page-work.ts';
import { ProblemLink } from '../problems/problem-link.tsx';
import { rowsOfProblems } from '../problems/problem-rows.ts';
import styles from './publish.module.css';

type PublicationProblemsProps = {
  languages: readonly string[];
  /** The problems of the last attempt. */
  known: readonly ContentProblem[];
  /** Closes the dialog, so that the field is visible. */
  onShow: () => void;
};

/** The problems that prevent publication in these languages, each linked to its field. */
export function PublicationProblems({ languages, known, onShow }: PublicationProblemsProps) {
  const { texts, sendQuery } = useEditor();
  const t = texts('editorPages');
  const { page, view, showPart } = usePageWork();
  const wanted = languages.join(' ');
  const { revision } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision has other problems
  const queried = useMemo(() => {
    if (wanted === '') return Promise.resolve([]);
    const variables = { pageId: page.id, languages: wanted.split(' ') };
    return orNull(
      sendQuery('content', 'publicationProblems', variables).then((data) =>
        findProblems(data.publicationProblems),
      ),
    );
  }, [sendQuery, page.id, wanted, revision]);
  const found = useLater(queried);

  const problems = rowsOfProblems(found && found.length > 0 ? found : known);
  if (found === undefined) return <Spinner label={t('publish.checking')} />;
  if (problems.length === 0) {
    return found === null ? (
      <p>{t('publish.unchecked')}</p>
    ) : (
      <p className={styles.muted}>{t('publish.ready')}</p>
    );
  }
  return (
    <section className={styles.problems} aria-labelledby="publication-problems">
      <h3 id="publication-problems" className={styles.legend}>
        {t('publish.problems', { count: problems.length })}
      </h3>
      <ul>
        {problems.map((row) => (
          <li key={row.key}>
            <ProblemLink
              row={row}
              onShow={(part) => {
                onShow();
                showPart(part);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
