import type { ComponentProps, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, useInRouterContext } from 'react-router';
import { LinkContext } from '#web/design/link/link.tsx';
import { provideLanguage } from '#web/i18n/message-store.ts';
import { type ApplicationStart, useApplication } from './application.ts';
import { watchConnection } from './connection/connection.ts';

/**
 * Starts an application in the element that the server rendered for it (docs/decisions/0021), which contains
 * its initial data as JSON. Pages without such an element, such as the sign-in page of the editor area, are
 * left unchanged.
 */
export function startApplication<Start extends ApplicationStart>(
  id: string,
  render: (start: Start) => ReactNode,
): void {
  const place = document.getElementById(id);
  if (!place) return;
  const start = JSON.parse(place.dataset.start ?? '') as Start;
  provideLanguage(start.locale.language, start.messages);
  watchConnection();
  createRoot(place).render(<LinkContext value={RouterLink}>{render(start)}</LinkContext>);
}

/**
 * A router link if it leads to a screen of the application, otherwise a plain one. Addresses include the
 * application's base.
 */
function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const { base } = useApplication();
  const hasRouter = useInRouterContext();
  const path = href.startsWith(base) ? href.slice(base.length) : undefined;
  const isScreen = path !== undefined && /^(?:[/?#]|$)/.test(path);
  if (!hasRouter || !isScreen || rest.target !== undefined || rest.download !== undefined)
    return <a href={href} {...rest} />;
  return <Link to={path || '/'} {...rest} />;
}
