import type { ComponentProps } from 'react';
import { Link, useInRouterContext } from 'react-router';
import { useApplication } from './application.ts';

/** A link of the router where it leads to a screen of the application, else a plain one. Addresses are whole ones. */
export function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const { base } = useApplication();
  const hasRouter = useInRouterContext();
  const path = href.startsWith(base) ? href.slice(base.length) : undefined;
  const isScreen = path !== undefined && /^(?:[/?#]|$)/.test(path);
  if (!hasRouter || !isScreen || rest.target !== undefined || rest.download !== undefined)
    return <a href={href} {...rest} />;
  return <Link to={path || '/'} {...rest} />;
}
