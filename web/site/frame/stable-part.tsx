import { type ComponentProps, type ReactNode, use } from 'react';
import { StablePartContext } from '#web/site/render/stable-part-context.ts';

type StablePartProps = Omit<ComponentProps<'div'>, 'children'> & {
  as: 'header' | 'footer' | 'div';
  /** The data that it is made of; as long as these are the same, so is the markup. */
  of: object;
  /** Names it, with whatever else it depends on. */
  part: string;
  render: () => ReactNode;
};

/**
 * A part of the frame with all its links, rendered once for a site and language instead of once a page: more than half of
 * a page's elements. The markup is React's own, never anybody's words.
 */
export function StablePart({ as: Element, of, part, render, ...rest }: StablePartProps) {
  const renderPart = use(StablePartContext);
  if (!renderPart) return <Element {...rest}>{render()}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by React just before, from the same components
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: renderPart(of, part, render) }} />;
}
