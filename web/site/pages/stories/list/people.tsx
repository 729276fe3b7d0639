import { Heading } from '#web/design/heading/heading.tsx';
import { PersonCard } from '#web/design/person/person-card.tsx';
import { Lead, Section, SectionHeader } from '#web/design/section/section.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { translator } from '#web/i18n/translator.ts';
import { contentContext, visitContext } from '#web/site/visit/context.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { getPerson } from '../../person-facts.ts';
import { interfacePage } from '../interface-page.ts';
import type { Route } from './+types/people.ts';
import styles from './people-list.module.css';
import { loadPeople } from './people-query.ts';

/** STO-01: the people behind the stories. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [people] = await Promise.all([
    loadPeople(context.get(contentContext)),
    loadLanguage(visit.locale.language),
  ]);
  const t = translator(visit.locale.language, 'stories');
  return { people, ...interfacePage(visit, t('people'), t('people.lead')) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function People({ loaderData: { people } }: Route.ComponentProps) {
  const { texts, to } = usePageContext();
  const t = texts('stories');
  return (
    <Section>
      <SectionHeader>
        <Heading level={1} size="page">
          {t('people')}
        </Heading>
        <Lead>{t('people.lead')}</Lead>
      </SectionHeader>
      <ul className={styles.people}>
        {people.map((contact) => (
          <li key={contact.slug} className={styles.person}>
            <PersonCard person={getPerson(contact)} headingLevel={2} />
            <TextLink href={to(`/stories/contacts/${contact.slug}`)}>
              {t('by', { name: contact.name })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
