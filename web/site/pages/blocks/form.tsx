import { EnquiryForm } from '#web/design/enquiry-form/enquiry-form.tsx';
import { enquiryForm } from '#web/site/data/enquiry-form.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { TitledColumn } from '../layout/block-column.tsx';
import { blockHead } from '../layout/block-head.tsx';
import type { BlockProps } from '../layout/block-props.ts';

/**
 * FRM-01: a form within a page. The document of the block is preselected as the one that the reader requests.
 */
export function Form({ block, titleLevel }: BlockProps<'form'>) {
  const reader = usePageContext();
  const { form } = block;
  return (
    <TitledColumn title={blockHead(block, titleLevel)}>
      <EnquiryForm {...enquiryForm(reader, form, { values: { paper: block.file?.slug ?? '' } })} />
    </TitledColumn>
  );
}
