import { defineElement } from '#web/design/element/define-element.ts';
import { fetchSuggestions, isSearchable, type Suggestion, suggestionPath } from './suggestions.ts';

/** The pause after the last key before the request is sent. */
const pauseMs = 160;

/**
 * Suggestions while typing: an editable combobox with a list (ARIA Authoring Practices). Arrow keys choose,
 * Enter opens the choice, Escape closes the list; without a choice, Enter submits the form. The number of
 * suggestions is announced.
 */
defineElement('ui-search', (host, signal) => {
  const { source = '', locale: localeCode = '', site: siteSlug = '', base = '' } = host.dataset;
  const input = host.querySelector('input');
  const list = host.querySelector('ul');
  const template = host.querySelector('template');
  const status = host.querySelector('[data-part=count]');
  if (!source || !input || !list || !template || !status) return;
  const counts = JSON.parse(host.dataset.counts ?? '[]') as string[];
  const kinds = JSON.parse(host.dataset.kinds ?? '{}') as Record<string, string>;

  let pending: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  list.setAttribute('role', 'listbox');
  // Only a text field may be a combobox (ARIA in HTML); clearing by Escape, which a search field has, is
  // implemented below.
  input.type = 'text';
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
  })) {
    input.setAttribute(name, value);
  }

  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const active = () => list.querySelector<HTMLElement>('[aria-selected=true]');
  const isOpen = () => !list.hidden;

  input.addEventListener('input', later, { signal });
  input.addEventListener('keydown', onKey, { signal });
  host.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && host.contains(relatedTarget))) close();
    },
    { signal },
  );
  // The focus stays in the field while an option is chosen by mouse.
  list.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  list.addEventListener(
    'click',
    ({ target }) => {
      const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
      if (option) go(option);
    },
    { signal },
  );
  signal.addEventListener('abort', close);

  function later(): void {
    clearTimeout(timer);
    pending?.abort();
    if (isSearchable(input?.value ?? '')) timer = setTimeout(suggest, pauseMs);
    else close();
  }

  async function suggest(): Promise<void> {
    const mine = new AbortController();
    pending = mine;
    const query = input?.value ?? '';
    const found = await fetchSuggestions({ source, localeCode, siteSlug }, query, mine.signal);
    if (!mine.signal.aborted && document.activeElement === input) show(found);
  }

  function show(found: readonly Suggestion[]): void {
    list?.replaceChildren(...found.map(getOption));
    if (status) status.textContent = counts[found.length] ?? '';
    if (list) list.hidden = found.length === 0;
    input?.setAttribute('aria-expanded', String(found.length > 0));
    input?.removeAttribute('aria-activedescendant');
  }

  function getOption(found: Suggestion, index: number): Node {
    const option = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
    option.id = `${list?.id}-${index}`;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    option.dataset.href = suggestionPath(found, base);
    const title = option.querySelector<HTMLElement>('[data-part=title]');
    title?.replaceChildren(...found.titleParts.map(getPart));
    if (title && !localeCode.startsWith(found.locale)) title.lang = found.locale;
    const kind = option.querySelector('[data-part=kind]');
    if (kind) kind.textContent = kinds[found.type] ?? '';
    return option;
  }

  function getPart({ text, marked }: Suggestion['titleParts'][number]): Node {
    if (!marked) return document.createTextNode(text);
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  }

  function close(): void {
    clearTimeout(timer);
    pending?.abort();
    if (!isOpen()) return;
    show([]);
    if (status) status.textContent = '';
  }

  function onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (!isOpen()) {
      empty(event);
      return;
    }
    const chosen = active();
    const act = {
      ArrowDown: () => choose(1),
      ArrowUp: () => choose(-1),
      Enter: chosen ? () => go(chosen) : undefined,
      // Closes only the list: the input and the panel around it stay.
      Escape: close,
    }[event.key];
    if (event.key === 'Enter' && !chosen) close();
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** Escape clears the field; if it is empty, the panel around it handles the key. */
  function empty(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !input?.value) return;
    event.preventDefault();
    input.value = '';
    later();
  }

  /** Beyond either end of the list, the field itself is chosen again. */
  function choose(step: 1 | -1): void {
    const all = options();
    const chosen = active();
    const place = chosen ? all.indexOf(chosen) : step > 0 ? -1 : all.length;
    chosen?.setAttribute('aria-selected', 'false');
    const next = all[place + step];
    next?.setAttribute('aria-selected', 'true');
    next?.scrollIntoView({ block: 'nearest' });
    if (next) input?.setAttribute('aria-activedescendant', next.id);
    else input?.removeAttribute('aria-activedescendant');
  }

  function go(option: HTMLElement): void {
    if (option.dataset.href) location.assign(option.dataset.href);
  }
});
