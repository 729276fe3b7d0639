import { useChange } from '#web/apps/frame/change.ts';
import { hasUnsavedChanges } from '../../document/document-store.ts';
import { useEditor } from '../../editor.ts';
import type { ProductChange } from '../catalogue-operations.ts';
import { useProductWork } from './product-work.ts';

type Sent = { slug: string; revision: number; language: string };

/** Runs an action for a product as a whole, after saving changes, and shows its outcome. */
export function useOrder() {
  const { texts, notify, locale } = useEditor();
  const t = texts('editorCatalogue');
  const { product, store, take } = useProductWork();
  const change = useChange();
  const run = async (send: (order: Sent) => Promise<ProductChange>, done: string): Promise<boolean> => {
    let made: ProductChange | undefined;
    await store.flush();
    if (hasUnsavedChanges(store.view().state)) {
      notify('error', texts('editorPages')('publish.notKept'));
      return false;
    }
    const isSent = await change.run(async () => {
      made = await send({
        slug: product.slug,
        revision: store.view().revision,
        language: locale.language,
      });
    });
    if (!isSent || !made) {
      notify('error', texts('editor')('tryLater'));
      return false;
    }
    take(made);
    if (made.done) notify('success', done);
    else notify('error', t(made.isConflict ? 'notDone.conflict' : 'notDone.problems'));
    return true;
  };
  return { run, isBusy: change.isBusy, isFailed: change.error !== undefined };
}
