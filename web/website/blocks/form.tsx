import { useReader } from '#web/request/reader.ts';
import { Heading } from '#web/ui/heading/heading.tsx';
import { Lead } from '#web/ui/section/section.tsx';
import { TitledColumn } from '../block-column.tsx';
import type { BlockProps } from '../block-props.ts';
import { ActionButtons } from '../content-link.tsx';
import { actionLink } from '../own-links.ts';
import styles from './form.module.css';

/** The place of a form that is not open yet: it says so, and where to turn until then. */
export function Form({ block, titleLevel, itemLevel }: BlockProps<'form'>) {
  const t = useReader().texts('page');
  const head =
    block.title || block.lead ? (
      <>
        {block.title ? (
          <Heading level={titleLevel} size="large">
            {block.title}
          </Heading>
        ) : null}
        {block.lead ? <Lead>{block.lead}</Lead> : null}
      </>
    ) : null;
  return (
    <TitledColumn title={head}>
      <div className={styles.notice}>
        <Heading level={itemLevel} size="card">
          {t('form.coming.title')}
        </Heading>
        <p className={styles.text}>{t('form.coming.text')}</p>
        <ActionButtons links={[actionLink('openContactPanel', t('form.coming.link'))]} />
      </div>
    </TitledColumn>
  );
}
