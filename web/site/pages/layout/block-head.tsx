import type { ReactNode } from 'react';
import { Heading } from '#web/design/heading/heading.tsx';
import { Lead } from '#web/design/section/section.tsx';

type Headed = { readonly title: string | null; readonly lead: string | null };

/** Title and lead of a block for the column beside its content; null: it has neither, and the content stands alone. */
export function blockHead({ title, lead }: Headed, level: 1 | 2): ReactNode {
  if (!title && !lead) return null;
  return (
    <>
      {title ? (
        <Heading level={level} size="large">
          {title}
        </Heading>
      ) : null}
      {lead ? <Lead>{lead}</Lead> : null}
    </>
  );
}
