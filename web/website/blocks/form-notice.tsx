import { useReader } from '#web/request/reader.ts';
import { Heading } from '#web/ui/heading/heading.tsx';
import { ActionButtons } from '../content-link.tsx';
import { actionLink } from '../own-links.ts';
import styles from './form-notice.module.css';

/** The place of a form that is not open yet: it says so, and where to turn until then. */
export function FormNotice({ headingLevel }: { headingLevel: 2 | 3 }) {
  const t = useReader().texts('page');
  return (
    <div className={styles.notice}>
      <Heading level={headingLevel} size="card">
        {t('form.coming.title')}
      </Heading>
      <p className={styles.text}>{t('form.coming.text')}</p>
      <ActionButtons links={[actionLink('openContactPanel', t('form.coming.link'))]} />
    </div>
  );
}
