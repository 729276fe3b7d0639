import { ButtonLink } from '#web/design/button/button.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Lead, Section, SectionHeader } from '#web/design/section/section.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** The notice for an expired link of a mail. */
export function DeadLink() {
  const { texts, toMain } = usePageContext();
  const t = texts('subscription');
  return (
    <Section width="inline">
      <SectionHeader>
        <Heading level={1} size="page">
          {t('dead.title')}
        </Heading>
        <Lead>{t('dead.text')}</Lead>
      </SectionHeader>
      <ButtonLink href={toMain('/support/newsletter')}>{t('dead.link')}</ButtonLink>
    </Section>
  );
}
