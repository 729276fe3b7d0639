import type { ContentProblem } from '#contracts/content/problems.ts';
import { displayLanguage } from '#web/i18n/format.ts';
import { useEditor } from '../editor.ts';
import { useProblemLabel } from '../form/problem-labels.ts';
import { usePageWork } from './page-work.ts';
import { usePlaceLabel } from './place-labels.ts';
import styles from './problem-link.module.css';
import { placeOfProblem } from './problem-place.ts';
import { showPlace } from './show-place.ts';
import type { Part } from './work-tabs.tsx';

type ProblemLinkProps = { problem: ContentProblem; onShow: (part: Part) => void };

/** What is wrong and where; a click leads to the field, in its language. */
export function ProblemLink({ problem, onShow }: ProblemLinkProps) {
  const { locale } = useEditor();
  const { view, chooseLanguage } = usePageWork();
  const getPlaceLabel = usePlaceLabel();
  const getProblemLabel = useProblemLabel();
  const { block, field, language } = problem;
  const show = () => {
    if (language) chooseLanguage(language);
    onShow(block === null ? 'settings' : 'content');
    showPlace(block === null ? `page-${field}` : field ? `${block}/${field}` : `block-${block}`, block);
  };
  return (
    <button type="button" className={styles.problem} onClick={show}>
      <span className={styles.place}>
        {getPlaceLabel(placeOfProblem(view.draft, problem))}
        {language ? ` · ${displayLanguage(language, locale.language)}` : null}
      </span>
      <span>{getProblemLabel(problem)}</span>
    </button>
  );
}
