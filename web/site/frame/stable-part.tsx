import { type ComponentProps, type ReactNode, use } from 'react';
import { StablePartContext } from '#web/site/render/stable-part-context.ts';

type StablePartProps = Omit<ComponentProps<'div'>, 'children'> & {
  as: 'header' | 'footer' | 'div';
  /** The data that it is rendered from; while the object is the same, so is the markup. */
  of: object;
  /** The cache key: its name and whatever else it depends on. */
  part: string;
  render: () => ReactNode;
};

/**
 * A part of the frame with all its links, rendered once for a site and language instead of once for a page:
 * it has more than half of a page's elements. Its markup comes from React, never from content.
 */
export function StablePart({ as: Element, of, part, render, ...rest }: StablePartProps) {
  const renderPart = use(StablePartContext);
  if (!renderPart) return <Element {...rest}>{render()}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by React just before, from the same components
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: renderPart(of, part, render) }} />;
}
