import type { ProductProblem } from '#contracts/products/draft.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { useEditor } from '../../editor.ts';
import { showPlace } from '../../pages/places/show-place.ts';
import problemStyles from '../../pages/problems/problem-link.module.css';
import styles from '../../pages/problems/problem-summary.module.css';
import {
  findFieldLanguage,
  partOfField,
  useFieldLabel,
  useFieldLanguage,
  useProductProblemLabel,
} from './problem-labels.ts';
import type { ProductPart } from './product-tabs.tsx';
import { useProductWork } from './product-work.ts';

/** The problems that prevent publication, each linked to its field. */
export function ProblemList({ onShow }: { onShow: (part: ProductPart) => void }) {
  const { texts } = useEditor();
  const t = texts('editorCatalogue');
  const { view, words, chooseLanguage } = useProductWork();
  const getFieldLabel = useFieldLabel(words);
  const getFieldLanguage = useFieldLanguage();
  const getProblemLabel = useProductProblemLabel();
  const errors = view.problems.filter(({ isWarning }) => !isWarning);
  if (errors.length === 0) return null;
  const show = ({ field }: ProductProblem) => {
    const language = findFieldLanguage(field);
    if (language) chooseLanguage(language);
    onShow(partOfField(field));
    showPlace(idOfField(field), null);
  };
  return (
    <section className={styles.summary} aria-labelledby="product-problems">
      <h2 id="product-problems" className={styles.title}>
        <Icon name="error" />
        {t('problems')}
      </h2>
      <ul className={styles.list}>
        {errors.map((problem) => (
          <li key={`${problem.field} ${problem.code}`}>
            <button type="button" className={problemStyles.problem} onClick={() => show(problem)}>
              <span className={problemStyles.place}>
                {[getFieldLabel(problem.field), getFieldLanguage(problem.field)].filter(Boolean).join(' · ')}
              </span>
              <span>{getProblemLabel(problem)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The id of a field's control: a text has one for all languages, and all relations share one. */
function idOfField(field: string): string {
  if (field.startsWith('related/')) return 'related';
  return findFieldLanguage(field) ? field.replace(/\/[a-z]{2}$/, '') : field;
}
