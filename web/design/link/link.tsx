import { type ComponentProps, type ComponentType, createContext, use } from 'react';

type LinkProps = ComponentProps<'a'>;

/** The component that renders links: `a`, or the router's link in an application. */
export const LinkContext = createContext<'a' | ComponentType<LinkProps>>('a');

/** A link that may lead to a screen of the surrounding application. */
export function Link(props: LinkProps) {
  const Rendered = use(LinkContext);
  return <Rendered {...props} />;
}
