import type { BlockOf } from '#contracts/content/blocks.ts';
import { Tabs } from '#web/design/tabs/tabs.tsx';
import { BlockHeader } from '#web/site/pages/layout/block-header.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { ContentImage } from '#web/site/pages/layout/image.tsx';
import { RichText, type TextLevel } from '#web/site/pages/text/rich-text.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './tabs.module.css';

/**
 * Alternative texts of which a reader needs one at a time. The tabs replace the panels' headings, so headings
 * within a panel have the rank that those would have.
 */
export function TabsBlock({ block, titleLevel, itemLevel }: BlockProps<'tabs'>) {
  const t = usePageContext().texts('page');
  return (
    <>
      <BlockHeader title={block.title} level={titleLevel} />
      <Tabs
        label={block.title ?? t('tabs')}
        headingLevel={itemLevel}
        tabs={block.items.map((item) => ({
          id: `${block.id}-${item.id}`,
          title: item.title ?? '',
          content: <Panel item={item} level={itemLevel} />,
        }))}
      />
    </>
  );
}

function Panel({ item, level }: { item: BlockOf<'tabs'>['items'][number]; level: TextLevel }) {
  if (!item.image) return <RichText value={item.text} level={level} />;
  return (
    <div className={styles.pair}>
      <RichText value={item.text} level={level} />
      <ContentImage image={item.image} place="AsideVideo" ratio="16:9" rounded />
    </div>
  );
}
