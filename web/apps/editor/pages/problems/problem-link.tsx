import { displayLanguage, listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { useProblemLabel } from '../../form/problem-labels.ts';
import { usePageWork } from '../page-work.ts';
import { usePlaceLabel } from '../places/place-labels.ts';
import { showPlace } from '../places/show-place.ts';
import type { Part } from '../work-tabs.tsx';
import styles from './problem-link.module.css';
import { languageOfProblem, placeOfProblem, settingOf } from './problem-place.ts';
import type { ProblemRow } from './problem-rows.ts';

type ProblemLinkProps = { row: ProblemRow; onShow: (part: Part) => void };

/** A problem with its place; a click shows the field, in the first of its languages. */
export function ProblemLink({ row: { problem, languages }, onShow }: ProblemLinkProps) {
  const { locale } = useEditor();
  const { view, chooseLanguage } = usePageWork();
  const getPlaceLabel = usePlaceLabel();
  const getProblemLabel = useProblemLabel();
  const { block, field } = problem;
  const first = languages[0] ?? languageOfProblem(problem);
  const names = listFormat(
    languages.map((language) => displayLanguage(language, locale.language)),
    locale,
  );
  const show = () => {
    if (first) chooseLanguage(first);
    onShow(block === null ? 'settings' : 'content');
    if (block === null) showPlace(`page-${settingOf(field)}`, null);
    else showPlace(field ? `${block}/${field}` : `block-${block}`, block);
  };
  return (
    <button type="button" className={styles.problem} onClick={show}>
      <span className={styles.place}>
        {getPlaceLabel(placeOfProblem(view.draft, problem))}
        {names ? ` · ${names}` : null}
      </span>
      <span>{getProblemLabel(problem)}</span>
    </button>
  );
}
