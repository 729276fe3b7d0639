import type { ReactNode } from 'react';
import type { Link } from '#contracts/content/values.ts';
import { ButtonLink, type ButtonLook, ButtonRow } from '#web/design/button/button.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import type { Target } from '#web/site/visit/links.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { linkAttributes, linkHint, linkText } from './links.ts';

/** Tells screen reader users that a link opens in a new tab. */
export function NewTabHint({ target }: { target: Target }) {
  const hint = linkHint(target);
  const t = usePageContext().texts('frame');
  return hint ? <span className="visually-hidden"> ({t(hint)})</span> : null;
}

/** A link within a text. If it has no target for this reader, only its text is rendered. */
export function InlineLink({ link, children }: { link: Link; children: ReactNode }) {
  const target = usePageContext().target(link);
  if (!target) return children;
  return (
    <a {...linkAttributes(target)}>
      {children}
      <NewTabHint target={target} />
    </a>
  );
}

/** A link that stands on its own, at the end of a section or card; nothing where it has no target. */
export function StandaloneLink({ link }: { link: Link }) {
  const target = usePageContext().target(link);
  const text = linkText(link);
  if (!target || !text) return null;
  return (
    <TextLink {...linkAttributes(target)} icon={target.newTab ? 'external' : 'arrow-right'}>
      {text}
      <NewTabHint target={target} />
    </TextLink>
  );
}

/** The actions of a block as buttons: the first is the primary one, the second the secondary. */
export function ActionButtons({
  links,
  first = 'primary',
}: {
  links: Link[];
  first?: ButtonLook['variant'];
}) {
  const reader = usePageContext();
  const shown = links.flatMap((link) => {
    const target = reader.target(link);
    const text = linkText(link);
    return target && text ? [{ target, text }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ButtonRow>
      {shown.map(({ target, text }, position) => (
        <ButtonLink
          key={`${target.href} ${text}`}
          {...linkAttributes(target)}
          variant={position === 0 ? first : 'secondary'}
          iconEnd={endIcon(target, position)}
        >
          {text}
          <NewTabHint target={target} />
        </ButtonLink>
      ))}
    </ButtonRow>
  );
}

function endIcon(target: Target, position: number) {
  if (target.newTab) return 'external';
  return position === 0 && !target.action ? 'arrow-right' : undefined;
}
