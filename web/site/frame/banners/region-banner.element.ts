import { defineElement } from '#web/design/element/define-element.ts';

type Suggestion = { lang: string; text: string; accept: string; decline: string; href: string };

const storageKey = 'region-banner-declined';

/**
 * Suggests another site only when the browser names a country that is not this site's, and never again once
 * declined.
 */
defineElement('frame-region-banner', (host, signal) => {
  const { source, current } = host.dataset;
  const wanted = navigator.languages.find((language) => /^[a-z]{2}-[A-Z]{2}$/.test(language));
  if (!source || !wanted || wanted === current || declined()) return;
  fetch(`${source}&wanted=${wanted}`, { signal })
    .then((response) => (response.status === 200 ? (response.json() as Promise<Suggestion>) : undefined))
    .then((suggestion) => {
      if (!suggestion) return;
      show(host, suggestion);
      makeRoom(host, signal);
    })
    .catch(() => {
      // Without a response nothing is suggested; the page is complete as it is.
    });
});

function show(host: HTMLElement, { lang, text, accept, decline, href }: Suggestion): void {
  host.lang = lang;
  host.setAttribute('role', 'region');
  host.setAttribute('aria-label', text);
  const sentence = document.createElement('p');
  sentence.textContent = text;
  const link = document.createElement('a');
  link.href = href;
  link.textContent = accept;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = decline;
  button.addEventListener('click', () => {
    host.hidden = true;
    remember();
  });
  host.replaceChildren(sentence, link, button);
  host.hidden = false;
}

/**
 * Moves other elements at the bottom of the window up by the banner's height, whatever the length of its
 * text.
 */
function makeRoom(host: HTMLElement, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    const { style } = document.documentElement;
    if (host.hidden) style.removeProperty('--foot');
    else style.setProperty('--foot', `${host.offsetHeight}px`);
  });
  observer.observe(host);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** A browser without storage simply suggests it again. */
function declined(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true';
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(storageKey, 'true');
  } catch {
    // See above.
  }
}
