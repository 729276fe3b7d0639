import { enquiryForm, isOpenForm } from '#web/request/enquiry-form.ts';
import { useReader } from '#web/request/reader.ts';
import { EnquiryForm } from '#web/ui/enquiry-form/enquiry-form.tsx';
import { Heading } from '#web/ui/heading/heading.tsx';
import { Lead } from '#web/ui/section/section.tsx';
import { TitledColumn } from '../block-column.tsx';
import type { BlockProps } from '../block-props.ts';
import { FormNotice } from './form-notice.tsx';

/** FRM-01: a form within a page; one that is not open yet says where to turn until then. */
export function Form({ block, titleLevel, itemLevel }: BlockProps<'form'>) {
  const reader = useReader();
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
      {isOpenForm(form) ? (
        <EnquiryForm {...enquiryForm(reader, form)} />
      ) : (
        <FormNotice headingLevel={itemLevel} />
      )}
    </TitledColumn>
  );
}
