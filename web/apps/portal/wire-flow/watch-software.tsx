import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { Checkbox } from '#web/design/form/choices.tsx';
import { usePortal } from '../portal.ts';
import type { Software } from './wire-flow-operations.ts';

/** Decision 26: who wants to hear of new versions says so here. */
export function WatchSoftware({ software: { key, watched } }: { software: Software }) {
  const { texts, ask, tell } = usePortal();
  const t = texts('portal');
  const change = useChange();
  const [isWatched, setWatched] = useState(watched);

  const watch = async (watching: boolean) => {
    setWatched(watching);
    const isKept = await change.run(() => ask('support', 'watchSoftware', { software: key, watching }));
    if (isKept) return;
    setWatched(!watching);
    tell('error', t('tryLater'));
  };
  return (
    <Checkbox
      id={`watch-${key}`}
      label={t('downloads.watch')}
      checked={isWatched}
      onChange={({ target }) => watch(target.checked)}
    />
  );
}
