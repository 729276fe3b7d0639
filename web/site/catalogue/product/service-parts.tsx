import { Heading } from '#web/design/heading/heading.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { Section, SectionHeader } from '#web/design/section/section.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './service-parts.module.css';

/** The customer's benefits, large and numbered. */
export function Benefits({ lines }: { lines: readonly string[] }) {
  const t = usePageContext().texts('catalogue');
  return (
    <Section id="benefits" tone="sunken" labelledBy="benefits-title">
      <SectionHeader>
        <Heading level={2} id="benefits-title">
          {t('benefits')}
        </Heading>
      </SectionHeader>
      <ol className={styles.benefits}>
        {lines.map((line) => (
          <li key={line} className={styles.benefit}>
            {line}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What the service includes, as a checklist. */
export function Details({ lines }: { lines: readonly string[] }) {
  const t = usePageContext().texts('catalogue');
  return (
    <Section id="details" labelledBy="details-title">
      <div className={styles.columns}>
        <Heading level={2} id="details-title">
          {t('details')}
        </Heading>
        <ul className={styles.details}>
          {lines.map((line) => (
            <li key={line} className={styles.detail}>
              <Icon name="check" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
