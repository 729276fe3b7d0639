import { client } from '#contracts/identity/client.ts';
import { openTokenStore, sessionChange, tokenKey } from '#web/apps/session/tokens/token-store.ts';
import { storedViewer, type Viewer } from '#web/apps/session/viewer.ts';
import { defineElement } from '#web/design/element/define-element.ts';

/** Shows whose session this browser has, and follows its begin and end on this page or in another tab. */
defineElement('frame-account', (host, signal) => {
  const link = host.querySelector('a');
  const template = host.querySelector('template');
  if (!link || !template) return;
  const store = openTokenStore(client.id);
  let shown: string | undefined;

  const update = () => {
    const viewer = storedViewer(store);
    if (viewer?.id === shown) return;
    shown = viewer?.id;
    host.replaceChildren(viewer ? getMenu(template, viewer) : link, template);
  };
  update();
  addEventListener(sessionChange, update, { signal });
  addEventListener('storage', ({ key }) => key === tokenKey(client.id) && update(), { signal });
});

function getMenu(template: HTMLTemplateElement, { initials, fullName, email }: Viewer): DocumentFragment {
  const menu = template.content.cloneNode(true) as DocumentFragment;
  const put = (part: string, text: (before: string) => string) => {
    const place = menu.querySelector(`[data-part=${part}]`);
    if (place) place.textContent = text(place.textContent ?? '');
  };
  put('initials', () => initials || '•');
  put('label', (words) => words.replace('{name}', () => fullName || email));
  put('name', () => fullName);
  put('email', () => email);
  return menu;
}
