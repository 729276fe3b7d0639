import { defineElement } from '#web/design/element/define-element.ts';
import { findPage } from '#web/design/element/fetch-page.ts';

/** The address for the form's values, without empty fields: `/products?brand=a`. */
function formUrl(form: HTMLFormElement): string {
  const url = new URL(form.action);
  const filled = [...new FormData(form)].filter(([, value]) => String(value).trim() !== '');
  url.search = new URLSearchParams(filled as [string, string][]).toString();
  url.hash = '';
  return url.href;
}

/** What identifies a `details` element: its id, or else its index. */
function getPlace({ id }: HTMLDetailsElement, index: number): string {
  return id || String(index);
}

function openPlace(details: HTMLDetailsElement, index: number): string[] {
  return details.open ? [getPlace(details, index)] : [];
}

defineElement('ui-live-form', (host, signal) => {
  let running: AbortController | undefined;
  let shown = location.pathname + location.search;

  const show = async (url: string, remember: boolean) => {
    if (host.dataset.reloads !== undefined) return location.assign(url);
    running?.abort();
    running = new AbortController();
    const { signal: current } = running;
    host.dataset.busy = '';
    try {
      const page = await findPage(url, current);
      if (current.aborted) return;
      takeOver(page);
      // The request may have been redirected.
      if (remember) history.pushState(null, '', page.URL);
      shown = location.pathname + location.search;
      delete host.dataset.busy;
    } catch {
      if (!current.aborted) location.assign(url);
    }
  };

  /** Replaces the live parts. If the focused control was replaced, the new one gets the focus. */
  const takeOver = (page: Document) => {
    const focused = document.activeElement?.id;
    for (const part of host.querySelectorAll<HTMLElement>('[data-live]')) {
      const next = page.getElementById(part.id);
      if (!next) continue;
      const unfolded = new Set([...part.querySelectorAll('details')].flatMap(openPlace));
      part.replaceChildren(...[...next.childNodes].map((node) => document.adoptNode(node)));
      for (const [index, details] of part.querySelectorAll('details').entries()) {
        details.open ||= unfolded.has(getPlace(details, index));
      }
    }
    host.toggleAttribute('data-reloads', page.querySelector('ui-live-form[data-reloads]') !== null);
    if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus();
  };

  host.addEventListener(
    'change',
    (event) => {
      const { form } = event.target as HTMLInputElement;
      if (form?.dataset.filters !== undefined) void show(formUrl(form), true);
    },
    { signal },
  );
  host.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.dataset.filters === undefined) return;
      event.preventDefault();
      void show(formUrl(form), true);
    },
    { signal },
  );
  host.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-filter]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void show(link.href, true);
    },
    { signal },
  );
  addEventListener(
    'popstate',
    () => {
      // A link within the page does not change the choice.
      if (location.pathname + location.search !== shown) void show(location.href, false);
    },
    { signal },
  );
  host.dataset.ready = '';
});
