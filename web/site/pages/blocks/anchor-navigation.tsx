import { AnchorNavigation } from '#web/design/anchor-navigation/anchor-navigation.tsx';
import { ButtonLink } from '#web/design/button/button.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { BlockProps } from '../layout/block-props.ts';
import { actionLink } from '../text/create-links.ts';
import { linkAttributes } from '../text/links.ts';

/** The sections of this page in a sticky bar (NAV-10). */
export function AnchorNavigationBlock({ block, anchors }: BlockProps<'anchorNavigation'>) {
  const { texts, target } = usePageContext();
  const t = texts('frame');
  if (anchors.length === 0) return null;
  const contact = block.includeContact ? target(actionLink('openContactPanel')) : null;
  return (
    <AnchorNavigation
      label={block.title ?? t('onThisPage')}
      items={[...anchors]}
      aside={
        contact ? (
          <ButtonLink {...linkAttributes(contact)} size="compact">
            {t('expert')}
          </ButtonLink>
        ) : undefined
      }
    />
  );
}
