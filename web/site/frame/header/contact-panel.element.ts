import { defineElement } from '#web/design/element/define-element.ts';
import { findPage } from '#web/design/element/fetch-page.ts';
import { isSlowConnection } from '../prefetch.ts';

/** NAV-03: the buttons at the edge of the page, and links with this action. */
const openers = '[data-opens="contact-panel"], [data-action="openContactPanel"]';

/**
 * NAV-03 FRM-01: opens the panel for every link to an expert. Its content is fetched when somebody points at
 * one of them; if that fails, the link leads to the contact page.
 */
defineElement('frame-contact-panel', (host, signal) => {
  const dialog = host.querySelector('dialog');
  const content = host.querySelector<HTMLElement>('[data-part="content"]');
  const { source, instead } = host.dataset;
  if (!dialog || !content || !source || !instead) return;

  const fill = async () => {
    const page = await findPage(source, signal);
    const sheets = page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
    await Promise.all([...sheets].map(wear));
    const panel = page.getElementById('panel')!;
    content.replaceChildren(...[...panel.childNodes].map((node) => document.adoptNode(node)));
  };
  let filled: Promise<void> | undefined;
  const filling = () => {
    filled ??= fill().catch((error) => {
      filled = undefined;
      throw error;
    });
    return filled;
  };

  const getOpener = ({ target }: Event) => target instanceof Element && target.closest(openers);
  for (const event of ['pointerover', 'focusin'] as const) {
    const ahead = (event: Event) => {
      if (getOpener(event) && !isSlowConnection()) filling().catch(() => undefined);
    };
    document.addEventListener(event, ahead, { signal });
  }
  document.addEventListener(
    'click',
    (event) => {
      if (!getOpener(event) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!dialog.open) dialog.showModal();
      filling().catch(() => !signal.aborted && location.assign(instead));
    },
    { signal },
  );
});

/** Adopts a style sheet of the fetched page, and waits until it has loaded. */
function wear(link: HTMLLinkElement): Promise<void> {
  document.head.append(document.adoptNode(link));
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('The style of the panel did not come'));
  });
}
