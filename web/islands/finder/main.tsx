import { hydrateRoot } from 'react-dom/client';
import { provideLanguage } from '#web/i18n/message-store.ts';
import { Finder } from './finder.tsx';
import type { FinderStart } from './finder-start.ts';

const host = document.querySelector<HTMLElement>('[data-island="finder"]');
if (host) {
  const start = JSON.parse(host.dataset.props ?? '') as FinderStart;
  provideLanguage(start.locale.language, start.messages);
  hydrateRoot(host, <Finder start={start} />);
}
