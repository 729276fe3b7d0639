import { Heading } from '#web/ui/heading/heading.tsx';
import { Wrap } from '#web/ui/section/section.tsx';
import { usePortal } from '../portal.ts';

/** POR-01. */
export function Component() {
  const { viewer } = usePortal();
  return (
    <Wrap>
      <Heading level={1} size="page">
        {viewer.fullName}
      </Heading>
    </Wrap>
  );
}
