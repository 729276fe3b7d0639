import type { ContentProblem } from '#contracts/content/problems.ts';
import { Link } from '#web/design/link/link.tsx';
import { displayLanguage, listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { useProblemLabel } from '../../form/problem-labels.ts';
import { placeHref } from '../places/place-address.ts';
import { useFarPlaceLabel } from '../places/place-labels.ts';
import { languageOfProblem, settingOf } from '../problems/problem-place.ts';
import { rowsOfProblems } from '../problems/problem-rows.ts';
import styles from './bulk.module.css';
import type { ChangedPage, PageAction } from './bulk-operations.ts';

/** More would not be helpful. */
const maxReasons = 3;

/** The outcome of one page, with its languages and problems. */
export function OutcomeDetails({ action, page }: { action: PageAction; page: ChangedPage }) {
  const { texts, locale } = useEditor();
  const t = texts('editorBulk');
  const names = (languages: readonly string[]) =>
    listFormat(
      languages.map((language) => displayLanguage(language, locale.language)),
      locale,
    );
  const lines = [
    page.languages.length > 0 && action !== 'bin' ? names(page.languages) : '',
    page.pathAfter && page.outcome === 'done' ? t('moves', { path: page.pathAfter }) : '',
    page.leftOut.length > 0 ? t('leftOut', { languages: names(page.leftOut) }) : '',
    page.linking > 0 && page.outcome === 'done' ? t('linking', { count: page.linking }) : '',
  ].filter(Boolean);
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={styles.detail}>
          {line}
        </span>
      ))}
      <Reasons page={page} names={names} />
    </>
  );
}

type ReasonsProps = { page: ChangedPage; names: (languages: readonly string[]) => string };

/** A row for each place and cause, linked to the field in a new tab, so that the report stays. */
function Reasons({ page: { pageId, problems }, names }: ReasonsProps) {
  const { texts, to } = useEditor();
  const t = texts('editorBulk');
  const getProblemLabel = useProblemLabel();
  const getPlaceLabel = useFarPlaceLabel();
  const rows = rowsOfProblems(problems.map(({ problem }) => problem as ContentProblem));
  if (rows.length === 0) return null;
  const getLabel = ({ block, field }: ContentProblem) => {
    const far = problems.find(({ problem }) => problem.block === block && problem.field === field);
    return far ? getPlaceLabel(far) : '';
  };
  return (
    <ul className={styles.reasons}>
      {rows.slice(0, maxReasons).map(({ key, problem, languages }) => (
        <li key={key} className={styles.reason}>
          <Link
            className={styles.place}
            href={to(
              placeHref({
                pageId,
                language: languages[0] ?? languageOfProblem(problem) ?? null,
                unit: problem.block
                  ? [problem.block, problem.field].filter(Boolean).join('/')
                  : settingOf(problem.field),
                isInBlock: problem.block !== null,
              }),
            )}
            target="_blank"
            title={texts('editorFields')('link.newTab')}
          >
            {[getLabel(problem), names(languages)].filter(Boolean).join(' · ')}
          </Link>
          <span className={styles.detail}>{getProblemLabel(problem)}</span>
        </li>
      ))}
      {rows.length > maxReasons ? (
        <li className={styles.detail}>{t('more', { count: rows.length - maxReasons })}</li>
      ) : null}
    </ul>
  );
}
