import { DataTable } from '#web/design/table/table.tsx';
import { BlockHeader } from '#web/site/pages/layout/block-header.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './table.module.css';

/** A table; its first column holds the row heads. */
export function TableBlock({ block, titleLevel }: BlockProps<'table'>) {
  const t = usePageContext().texts('page');
  const caption = block.caption ?? block.title ?? t('table.scroll');
  return (
    <>
      <BlockHeader title={block.title} level={titleLevel} />
      <DataTable
        caption={caption}
        showCaption={block.caption !== null}
        columns={block.columns.map(({ id, label, align }, place) => ({
          key: id,
          title: label,
          align,
          cell: ({ cells }: (typeof block.rows)[number]) => cells[place]?.value,
        }))}
        rows={block.rows}
        getKey={({ id }) => id}
      />
      {block.note ? <p className={styles.note}>{block.note}</p> : null}
    </>
  );
}
