import { FittingList } from '#web/design/fitting-list/fitting-list.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { PersonCard } from '#web/design/person/person-card.tsx';
import { Section } from '#web/design/section/section.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { TitledColumn } from '../../layout/block-column.tsx';
import { getPerson } from '../../person-facts.ts';
import styles from '../list/people-list.module.css';
import type { Article } from './article.ts';

/** The authors or contacts of an article, and a link to subscribe to the next. */
export function ArticlePeople({ page }: { page: Article }) {
  const { texts, toMain } = usePageContext();
  const t = texts('stories');
  if (page.contacts.length === 0) return null;
  return (
    <Section spacing="tight" labelledBy="people">
      <TitledColumn
        title={
          <Heading level={2} id="people">
            {page.type === 'STORY' ? t('contacts') : t('release.contacts')}
          </Heading>
        }
      >
        <FittingList least="wide">
          {page.contacts.map((contact) => (
            <li key={contact.slug}>
              <PersonCard person={getPerson(contact)} headingLevel={3} />
            </li>
          ))}
        </FittingList>
        <p className={styles.subscribe} data-print="hidden">
          <TextLink href={toMain(page.type === 'STORY' ? '/support/newsletter' : '/invest/news-service')}>
            {t('subscribe')}
          </TextLink>
        </p>
      </TitledColumn>
    </Section>
  );
}
