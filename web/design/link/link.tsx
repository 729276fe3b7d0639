import { type ComponentProps, type ComponentType, createContext, use } from 'react';

type LinkProps = ComponentProps<'a'>;

/** What renders links: plain ones, or in an application the links of its router. */
export const LinkContext = createContext<'a' | ComponentType<LinkProps>>('a');

/** A link that may lead to a screen of the application around it. */
export function Link(props: LinkProps) {
  const Rendered = use(LinkContext);
  return <Rendered {...props} />;
}
