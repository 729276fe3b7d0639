import { useSearchParams } from 'react-router';
import { Pagination } from '#web/ui/pagination/pagination.tsx';
import { usePortal } from '../portal.ts';

type InventoryPagesProps = { path: string; total: number; pageSize: number; current: number };

export function InventoryPages({ path, total, pageSize, current }: InventoryPagesProps) {
  const { texts, to } = usePortal();
  const t = texts('inventory');
  const [query] = useSearchParams();
  const hrefOf = (number: number) => {
    const next = new URLSearchParams(query);
    if (number > 1) next.set('page', String(number));
    else next.delete('page');
    return to(`${path}${next.size > 0 ? `?${next}` : ''}`);
  };
  return (
    <Pagination
      labels={{ pages: t('pages'), previous: t('pages.previous'), next: t('pages.next') }}
      current={current}
      last={Math.ceil(total / pageSize)}
      hrefOf={hrefOf}
    />
  );
}
