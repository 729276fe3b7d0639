import { Heading } from '#web/design/heading/heading.tsx';
import { Kicker } from '#web/design/kicker/kicker.tsx';
import { Lead } from '#web/design/section/section.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { ContentImage } from '#web/site/pages/layout/image.tsx';
import { nameOfSlug } from '#web/site/pages/product-name.ts';
import { ActionButtons } from '#web/site/pages/text/content-link.tsx';
import { injectionLink } from '#web/site/pages/text/create-links.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './product-teaser.module.css';

/** One machine or service on a stage, with its highlights. */
export function ProductTeaser({ block, titleLevel }: BlockProps<'productTeaser'>) {
  const t = usePageContext().texts('page');
  const { injection, slug, image } = block;
  const name = block.title ?? nameOfSlug(slug);
  const overline = block.overline ?? t(injection === 'product' ? 'teaser.product' : 'teaser.service');
  const own = injectionLink(injection, slug, t('readMoreAbout', { title: name }));
  return (
    <div className={styles.teaser}>
      <ContentImage image={image} place="split" className={styles.stage} />
      <div className={styles.words}>
        <Kicker>{overline}</Kicker>
        <Heading level={titleLevel} size="highlight">
          {name}
        </Heading>
        {block.lead ? <Lead>{block.lead}</Lead> : null}
        <ActionButtons links={block.actions.length > 0 ? block.actions : [own]} />
      </div>
    </div>
  );
}
