import { Accordion } from '#web/design/accordion/accordion.tsx';
import { EnquiryForm } from '#web/design/enquiry-form/enquiry-form.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { Section } from '#web/design/section/section.tsx';
import { enquiryForm } from '#web/site/data/enquiry-form.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { BlockColumn } from '../../layout/block-column.tsx';

/** FRM-01: what readers think of a story, folded until somebody wants to say it. */
export function StoryFeedback() {
  const reader = usePageContext();
  const t = reader.texts('forms');
  const form = (
    <FieldStack>
      <p>{t('storyFeedback.lead')}</p>
      <EnquiryForm {...enquiryForm(reader, 'storyFeedback')} />
    </FieldStack>
  );
  return (
    <div data-print="hidden">
      <Section spacing="tight">
        <BlockColumn>
          <Accordion
            headingLevel={2}
            items={[{ id: 'feedback', title: t('storyFeedback.title'), content: form }]}
          />
        </BlockColumn>
      </Section>
    </div>
  );
}
