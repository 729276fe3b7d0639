import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { useEditor } from '../editor.ts';
import type { Progress } from './translation-operations.ts';

/** What is most worth knowing of a page in a language. */
type Stand = 'outdated' | 'missing' | 'none' | 'marked' | 'inProgress' | 'translated';

const shapes: Readonly<Record<Stand, Status>> = {
  outdated: 'failed',
  missing: 'waiting',
  none: 'none',
  marked: 'open',
  inProgress: 'waiting',
  translated: 'done',
};

function getStatus({ translationState, isBegun, missing, outdated }: Progress): Stand {
  if (outdated > 0) return 'outdated';
  if (translationState === 'MarkedForTranslation' && (!isBegun || missing > 0)) return 'marked';
  if (isBegun && missing > 0) return 'missing';
  if (translationState === 'InProgress') return 'inProgress';
  return isBegun ? 'translated' : 'none';
}

/** The state of a page in a language, by shape and word. */
export function ProgressLabel({ progress }: { progress: Progress }) {
  const t = useEditor().texts('editorTranslation');
  const stand = getStatus(progress);
  const labels = () => {
    if (stand === 'outdated') return t('stand.outdated', { count: progress.outdated });
    if (stand === 'missing') return t('stand.missing', { count: progress.missing });
    return t(`stand.${stand}`);
  };
  return <StatusLabel status={shapes[stand]}>{labels()}</StatusLabel>;
}
