/** Messages by field. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Shows messages at the fields of a form and above it; `pattern` renders a message, see EnquiryForm. */
export function showProblems(
  form: HTMLFormElement,
  message: string,
  problems: FieldProblems,
  pattern: (name: 'field-error' | 'summary') => HTMLElement,
): void {
  hideProblems(form);
  const summary = pattern('summary');
  const title = summary.querySelector('h2')!;
  title.lastChild!.textContent = message;
  const list = summary.querySelector('ul')!;
  const line = list.firstElementChild!;
  const lines = Object.entries(problems).flatMap(([name, text]) => {
    const control = form.elements.namedItem(name);
    if (!isControl(control)) return [];
    markControl(control, text, pattern('field-error'));
    const copy = line.cloneNode(true) as HTMLElement;
    const link = copy.querySelector('a')!;
    link.href = `#${control.id}`;
    link.textContent = text;
    return [copy];
  });
  if (lines.length > 0) list.replaceChildren(...lines);
  else list.remove();
  form.querySelector('[data-part="problems"]')!.replaceChildren(summary);
  summary.focus();
}

/** Removes all messages that `showProblems`, or the server, added. */
export function hideProblems(form: HTMLFormElement): void {
  form.querySelector('[data-part="problems"]')!.replaceChildren();
  for (const control of form.querySelectorAll<HTMLElement>('[aria-invalid]')) clearControl(control);
}

/** Removes the message of a field that is being changed, there and above the form; the last one takes the summary along. */
export function mendProblem(form: HTMLFormElement, control: HTMLElement): void {
  if (!control.hasAttribute('aria-invalid')) return;
  clearControl(control);
  const summary = form.querySelector('[data-part="problems"]')!;
  summary
    .querySelector(`a[href="#${CSS.escape(control.id)}"]`)
    ?.closest('li')
    ?.remove();
  if (!summary.querySelector('li')) summary.replaceChildren();
}

function clearControl(control: HTMLElement): void {
  const errorId = `${control.id}-error`;
  control.removeAttribute('aria-invalid');
  describe(control, (ids) => ids.filter((id) => id !== errorId));
  document.getElementById(errorId)?.remove();
  control.closest('[data-invalid]')?.removeAttribute('data-invalid');
}

/** Shows a message at one field, or removes it if the text is empty. */
export function showProblem(control: HTMLElement, text: string, pattern: () => HTMLElement): void {
  clearControl(control);
  if (text) markControl(control, text, pattern());
}

function markControl(control: HTMLElement, text: string, error: HTMLElement): void {
  error.id = `${control.id}-error`;
  error.querySelector('span')!.textContent = text;
  control.setAttribute('aria-invalid', 'true');
  describe(control, (ids) => [...ids, error.id]);
  const field = control.closest('[data-field]') ?? control.parentElement!;
  field.setAttribute('data-invalid', '');
  field.append(error);
}

function describe(control: HTMLElement, change: (ids: string[]) => string[]): void {
  const before = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const after = change(before).join(' ');
  if (after) control.setAttribute('aria-describedby', after);
  else control.removeAttribute('aria-describedby');
}

function isControl(
  found: Element | RadioNodeList | null,
): found is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return found instanceof Element;
}
