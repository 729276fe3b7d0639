import { hydrateRoot } from 'react-dom/client';
import { provideLanguage } from '#web/i18n/message-store.ts';
import { Fit } from './fit.tsx';
import type { FitStart } from './fit-start.ts';
import { openReader } from './reader/open-reader.ts';

const host = document.querySelector<HTMLElement>('[data-island="fit"]');
if (host) {
  const start = JSON.parse(host.dataset.props ?? '') as FitStart;
  provideLanguage(start.locale.language, start.messages);
  hydrateRoot(host, <Fit start={start} openReader={openReader} />);
}
