import { ErrorSummary } from '#web/design/form/error-summary.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { JourneyView } from './journey/journey-view.ts';
import styles from './journey-error-notice.module.css';
import { getErrorLabel, namedProblem } from './step-labels.ts';

/** The error of a step: a list where fields need correction, otherwise one sentence. */
export function JourneyErrorNotice({ view }: { view: JourneyView }) {
  const t = usePageContext().texts('signIn');
  const { journeyError, problems } = view;
  if (!journeyError) return null;
  const label = getErrorLabel(journeyError, t);
  if (problems.size > 0) {
    const lines = [...problems.keys()].map((field) => ({
      href: `#${field}` as const,
      text: namedProblem(view, field, t),
    }));
    return <ErrorSummary title={label} problems={lines} />;
  }
  return (
    <p className={styles.notice} role="alert">
      <Icon name="error" />
      <span>{label}</span>
    </p>
  );
}
