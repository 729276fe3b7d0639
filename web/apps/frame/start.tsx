import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { LinkContext } from '#web/design/link/link.tsx';
import { provideLanguage } from '#web/i18n/message-store.ts';
import type { ApplicationStart } from './application.ts';
import { RouterLink } from './router-link.tsx';

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
  createRoot(place).render(<LinkContext value={RouterLink}>{render(start)}</LinkContext>);
}
