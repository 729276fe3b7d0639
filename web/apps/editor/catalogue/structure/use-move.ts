import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { useEditor } from '../../editor.ts';

type Moved = { name: string; place: number; count: number };

/** Moves entries of a list, each by one place, and says where it stands now. */
export function useMove() {
  const { texts, notify } = useEditor();
  const t = texts('editorStructure');
  const { revalidate } = useRevalidator();
  const change = useChange();
  const [announcement, setAnnouncement] = useState('');

  async function move({ name, place, count }: Moved, work: () => Promise<unknown>): Promise<void> {
    const done = await change.run(async () => {
      try {
        await work();
      } catch (error) {
        const isConflict = error instanceof OperationError && error.code === 'CONFLICT';
        notify('error', isConflict ? t('conflict.move') : texts('editor')('tryLater'));
        throw error;
      }
    }, revalidate);
    if (done) setAnnouncement(t('moved', { name, place: place + 1, count }));
  }

  return { announcement, move };
}
