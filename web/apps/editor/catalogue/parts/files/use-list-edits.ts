import type { ProductDraft } from '#contracts/products/draft.ts';
import { moved } from '../../../form/edits.ts';
import { useIsWrong } from '../../product/problem-labels.ts';
import { useProductWork } from '../../product/product-work.ts';

type Lists = Pick<ProductDraft, 'images' | 'highlights' | 'variants' | 'documents'>;

/** The edits of items in a list of the draft. */
export function useListEdits<Part extends keyof Lists>(part: Part) {
  type Each = Lists[Part][number];
  const { view, store } = useProductWork();
  const isWrong = useIsWrong(part);
  const edit = (make: (items: readonly Each[]) => readonly Each[], place: string) =>
    store.change((draft) => ({ ...draft, [part]: make(draft[part] as readonly Each[]) }), place);
  return {
    items: view.draft[part] as readonly Each[],
    isWrong,
    add: (added: Each) => edit((items) => [...items, added], `${part}/${added.id}/added`),
    /** Changes an item; `place` groups consecutive changes into one undo step. */
    change: (id: string, changes: Partial<Each>, place = `${part}/${id}`) =>
      edit((items) => items.map((item) => (item.id === id ? { ...item, ...changes } : item)), place),
    onMove: (id: string, to: number) => edit((items) => moved(items, id, to), `${part}/order`),
    onRemove(item: Each, index: number) {
      edit((items) => items.filter(({ id }) => id !== item.id), `${part}/${item.id}/removed`);
      return () => edit((items) => items.toSpliced(index, 0, item), `${part}/${item.id}/restored`);
    },
  };
}
