import { ErrorSummary } from '#web/design/form/error-summary.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { useReader } from '#web/site/visit/reader.ts';
import styles from './hindrance-notice.module.css';
import type { JourneyView } from './journey/journey-view.ts';
import { hindranceWords, namedProblem } from './step-words.ts';

/** Why somebody cannot go on: a list where fields are to be put right, else one sentence. */
export function HindranceNotice({ view }: { view: JourneyView }) {
  const t = useReader().texts('signIn');
  const { hindrance, problems } = view;
  if (!hindrance) return null;
  const words = hindranceWords(hindrance, t);
  if (problems.size > 0) {
    const lines = [...problems.keys()].map((field) => ({
      href: `#${field}` as const,
      text: namedProblem(view, field, t),
    }));
    return <ErrorSummary title={words} problems={lines} />;
  }
  return (
    <p className={styles.notice} role="alert">
      <Icon name="error" />
      <span>{words}</span>
    </p>
  );
}
