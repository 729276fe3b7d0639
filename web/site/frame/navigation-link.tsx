import type { ReactNode } from 'react';
import type { NavigationItem } from '#web/site/data/navigation/navigation.ts';
import { navigationTarget } from '#web/site/visit/links.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';

type NavigationLinkProps = { item: NavigationItem; className?: string; children?: ReactNode };

/**
 * A link in the header or footer (NAV-03). An action is a link to the page that offers the same without
 * script; scripts find the link of a panel by `data-action`.
 */
export function NavigationLink({ item, className, children }: NavigationLinkProps) {
  const reader = usePageContext();
  const target = navigationTarget(reader, item);
  if (!target) return null;
  return (
    <a
      className={className}
      href={target.href}
      title={item.linkTitle ?? undefined}
      target={target.newTab ? '_blank' : undefined}
      rel={target.external ? 'noopener' : undefined}
      data-action={target.action}
    >
      {children ?? item.title}
    </a>
  );
}
