import { EnquiryForm } from '#web/design/enquiry-form/enquiry-form.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Lead } from '#web/design/section/section.tsx';
import { enquiryForm } from '#web/site/data/enquiry-form.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { TitledColumn } from '../layout/block-column.tsx';
import type { BlockProps } from '../layout/block-props.ts';

/**
 * FRM-01: a form within a page. The document of the block is preselected as the one that the reader requests.
 */
export function Form({ block, titleLevel }: BlockProps<'form'>) {
  const reader = usePageContext();
  const { form } = block;
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
      <EnquiryForm {...enquiryForm(reader, form, { values: { paper: block.file?.slug ?? '' } })} />
    </TitledColumn>
  );
}
