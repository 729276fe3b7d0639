import type { ComponentProps, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, useInRouterContext } from 'react-router';
import { LinkContext } from '#web/design/link/link.tsx';
import { provideLanguage } from '#web/i18n/message-store.ts';
import { type ApplicationStart, useApplication } from './application.ts';
import { watchLine } from './line/line.ts';

/**
 * An application begins in the place that the server rendered for it (docs/decisions/0021); that place holds its start as
 * JSON. Pages without such a place, as the gate of the editor area, are left as they are.
 */
export function startApplication<Start extends ApplicationStart>(
  id: string,
  render: (start: Start) => ReactNode,
): void {
  const place = document.getElementById(id);
  if (!place) return;
  const start = JSON.parse(place.dataset.start ?? '') as Start;
  provideLanguage(start.locale.language, start.messages);
  watchLine();
  createRoot(place).render(<LinkContext value={RouterLink}>{render(start)}</LinkContext>);
}

/** A link of the router where it leads to a screen of the application, else a plain one. Addresses are whole ones. */
function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const { base } = useApplication();
  const hasRouter = useInRouterContext();
  const path = href.startsWith(base) ? href.slice(base.length) : undefined;
  const isScreen = path !== undefined && /^(?:[/?#]|$)/.test(path);
  if (!hasRouter || !isScreen || rest.target !== undefined || rest.download !== undefined)
    return <a href={href} {...rest} />;
  return <Link to={path || '/'} {...rest} />;
}
