import { balancedColumns } from '#web/design/card/balanced-columns.ts';
import { CardGrid } from '#web/design/card/stage-card.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { PersonCard } from '#web/design/person/person-card.tsx';
import { Section, SectionHeader } from '#web/design/section/section.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { translator } from '#web/i18n/translator.ts';
import { contentContext, visitContext } from '#web/site/visit/context.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { notFound } from '../../not-found.ts';
import { getPerson } from '../../person-facts.ts';
import { interfacePage } from '../interface-page.ts';
import type { Route } from './+types/person.ts';
import { loadArticles } from './list-query.ts';
import { loadPeople } from './people-query.ts';
import { StoryCard } from './story-card.tsx';

/** STO-01: a person behind the stories, with the articles by this person. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const content = context.get(contentContext);
  const [people, list] = await Promise.all([
    loadPeople(content),
    loadArticles(content, visit, { type: 'STORY', contact: params.person, pageSize: 100 }),
    loadLanguage(visit.locale.language),
  ]);
  const person = people.find(({ slug }) => slug === params.person);
  if (!person) throw await notFound(visit, url);
  const t = translator(visit.locale.language, 'stories');
  const title = t('by', { name: person.name });
  return { person, stories: list.items, ...interfacePage(visit, title, person.role ?? title) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function PersonPage({ loaderData: { person, stories } }: Route.ComponentProps) {
  const { texts, to } = usePageContext();
  const t = texts('stories');
  const columns = balancedColumns(stories.length);
  return (
    <Section>
      <SectionHeader>
        <Heading level={1} size="page">
          {t('by', { name: person.name })}
        </Heading>
      </SectionHeader>
      <PersonCard person={getPerson(person)} headingLevel={2} />
      {stories.length > 0 ? (
        <CardGrid columns={columns}>
          {stories.map((story, place) => (
            <StoryCard
              key={story.id}
              story={story}
              headingLevel={2}
              place={`cards${columns}`}
              withText
              priority={place === 0}
            />
          ))}
        </CardGrid>
      ) : (
        <p>{t('by.empty', { name: person.name })}</p>
      )}
      <TextLink href={to('/stories/contacts')} back>
        {t('people.all')}
      </TextLink>
    </Section>
  );
}
