import { ProcessGrid } from '#web/design/process-icon/process-grid.tsx';
import { BlockHeader } from '#web/site/pages/layout/block-header.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** Links by process step. Directly below a hero it is shown without its title. */
export function ProcessFinder({ block, after }: BlockProps<'processFinder'>) {
  const { target, texts } = usePageContext();
  const processes = block.items.flatMap(({ process, title, note, link }) => {
    const leadsTo = link && target(link);
    return leadsTo && title ? [{ name: process, title, range: note ?? undefined, href: leadsTo.href }] : [];
  });
  if (processes.length === 0) return null;
  return (
    <>
      {after === 'hero' ? null : <BlockHeader title={block.title} />}
      <ProcessGrid label={block.title ?? texts('page')('teasers.products')} processes={processes} />
    </>
  );
}
