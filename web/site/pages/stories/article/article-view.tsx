import type { PageTeaser } from '#contracts/content/values.ts';
import { Accordion } from '#web/design/accordion/accordion.tsx';
import { balancedColumns } from '#web/design/card/balanced-columns.ts';
import { CardGrid } from '#web/design/card/stage-card.tsx';
import { EnquiryForm } from '#web/design/enquiry-form/enquiry-form.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Section, SectionHeader } from '#web/design/section/section.tsx';
import { enquiryForm } from '#web/site/data/enquiry-form.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { BlockColumn } from '../../layout/block-column.tsx';
import { Blocks } from '../../layout/blocks.tsx';
import { ReleaseRows } from '../list/release-rows.tsx';
import { StoryCard } from '../list/story-card.tsx';
import type { Article } from './article.ts';
import { ArticleHead } from './article-head.tsx';
import { ArticlePeople } from './article-people.tsx';
import { ArticleProducts } from './article-products.tsx';
import type { ArticleProduct } from './load-article-products.ts';

type ArticleViewProps = { page: Article; more: PageTeaser[]; products: readonly ArticleProduct[] };

/** A story or a media release: head, content, contacts, and what to read next. */
export function ArticleView({ page, more, products }: ArticleViewProps) {
  return (
    <>
      <ArticleHead page={page} />
      <Blocks blocks={page.blocks} />
      {products.length > 0 ? <ArticleProducts products={products} /> : null}
      <ArticlePeople page={page} />
      {page.type === 'STORY' ? <StoryFeedback /> : null}
      {more.length > 0 ? <More type={page.type} pages={more} /> : null}
    </>
  );
}

function More({ type, pages }: { type: Article['type']; pages: PageTeaser[] }) {
  const t = usePageContext().texts('stories');
  const columns = balancedColumns(pages.length);
  return (
    <Section tone="sunken" labelledBy="more" print="hidden">
      <SectionHeader>
        <Heading level={2} id="more">
          {type === 'STORY' ? t('more') : t('release.more')}
        </Heading>
      </SectionHeader>
      {type === 'STORY' ? (
        <CardGrid columns={columns}>
          {pages.map((page) => (
            <StoryCard key={page.id} story={page} headingLevel={3} place={`cards${columns}`} />
          ))}
        </CardGrid>
      ) : (
        <ReleaseRows releases={pages} headingLevel={3} withText={false} />
      )}
    </Section>
  );
}

/** FRM-01: feedback on a story, folded until somebody opens it. */
function StoryFeedback() {
  const reader = usePageContext();
  const t = reader.texts('forms');
  const form = (
    <FieldStack>
      <p>{t('storyFeedback.lead')}</p>
      <EnquiryForm {...enquiryForm(reader, 'storyFeedback')} />
    </FieldStack>
  );
  return (
    <Section spacing="tight" print="hidden">
      <BlockColumn>
        <Accordion
          headingLevel={2}
          items={[{ id: 'feedback', title: t('storyFeedback.title'), content: form }]}
        />
      </BlockColumn>
    </Section>
  );
}
