import { defineElement } from '#web/design/element/define-element.ts';
import { dropDraft, readDraft, saveDraft } from './draft.ts';
import {
  type FieldProblems,
  hideProblems,
  mendProblem,
  showProblem,
  showProblems,
} from './field-problems.ts';
import type { FormFiles } from './send-files.ts';

type FormResponse = { message?: string; problems?: FieldProblems };

/**
 * Submits the form without leaving the page (FRM-01). The values stay, also in the draft of this tab, until
 * they have arrived.
 */
defineElement('ui-enquiry-form', (host, signal) => {
  const { name = '', source = '', failed = '' } = host.dataset;
  const form = host.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!form || !button) return;
  const pattern = (part: string) => {
    const template = host.querySelector<HTMLTemplateElement>(`template[data-part="${part}"]`)!;
    return template.content.firstElementChild!.cloneNode(true) as HTMLElement;
  };
  // Values typed before this script ran are kept; then typing began with the page.
  let begunAt = getFields(form).some(isChanged) ? performance.timeOrigin : undefined;
  let attempt = { sent: '', key: '' };

  if (host.dataset.redrawn === undefined) fillIn(form, { ...fromAddress(), ...readDraft(name) });

  form.addEventListener(
    'input',
    ({ target }) => {
      begunAt ??= Date.now();
      saveDraft(name, findTyped(form));
      if (target !== chooser) mendProblem(form, target as HTMLElement);
    },
    { signal },
  );

  /** Equal submissions have the same key, however often they are sent, so that they count once. */
  const getKey = (sent: string): string => {
    if (attempt.sent !== sent) attempt = { sent, key: globalThis.crypto.randomUUID?.() ?? '' };
    return attempt.key;
  };

  const chooser = form.querySelector<HTMLInputElement>('input[name="files"]');
  const fileField = chooser?.closest<HTMLElement>('[data-files]');
  let files: FormFiles | undefined;
  const openFiles = async () => {
    const { openFormFiles } = await import('./send-files.ts');
    files ??= openFormFiles(fileField!, name, (text) =>
      showProblem(chooser!, text, () => pattern('field-error')),
    );
    return files;
  };
  let adding: Promise<void> | undefined;
  const addChosen = async () => {
    // If the uploader cannot be loaded, files are submitted as part of the form.
    const list = await openFiles().catch(() => undefined);
    if (!list) return;
    list.add([...(chooser?.files ?? [])]);
    chooser!.value = '';
  };
  const add = () => {
    adding = addChosen();
  };
  if (chooser?.files?.length) add();
  else if (fileField && readDraft(`${name}:files`).done) void openFiles().catch(() => undefined);
  chooser?.addEventListener('change', add, { signal });

  /** The data to submit; undefined: files have not arrived, which is shown at their field. */
  const collect = async (): Promise<FormData | undefined> => {
    const { notArrived = '', awaited = '' } = JSON.parse(fileField?.dataset.texts ?? '{}') as Record<
      string,
      string
    >;
    const status = fileField?.querySelector('[data-part="awaited"]');
    status?.append(awaited);
    // On a slow line the uploader itself may still be on its way.
    await adding;
    const haveArrived = (await files?.arrived()) ?? true;
    status?.replaceChildren();
    if (!haveArrived) {
      showProblems(form, notArrived, {}, pattern);
      showProblem(chooser!, notArrived, () => pattern('field-error'));
      return undefined;
    }
    const data = new FormData(form);
    for (const id of files?.ids() ?? []) data.append('uploads', id);
    return data;
  };

  const send = async () => {
    setBusy(button, true);
    const data = await collect();
    if (!data) return setBusy(button, false);
    data.set('path', location.pathname);
    data.set('key', getKey(JSON.stringify([...data].map(([field, value]) => [field, getFacts(value)]))));
    if (begunAt !== undefined) data.set('elapsed', String(Math.max(0, Date.now() - begunAt)));
    try {
      const response = await fetch(source, { method: 'POST', body: data });
      if (response.ok) return thank();
      const { message = failed, problems = {} } = (await response.json()) as FormResponse;
      showProblems(form, message, problems, pattern);
    } catch {
      // Neither a network error nor an invalid response loses the values (FRM-02).
      showProblems(form, failed, {}, pattern);
    } finally {
      setBusy(button, false);
    }
  };

  const outcome = host.querySelector('[data-part="outcome"]')!;
  const thank = () => {
    files?.release();
    dropDraft(name);
    dropDraft(`${name}:files`);
    hideProblems(form);
    form.reset();
    form.hidden = true;
    const thanks = pattern('sent');
    outcome.replaceChildren(thanks);
    thanks.focus();
  };
  // Opening the panel again starts a new enquiry.
  host.closest('dialog')?.addEventListener(
    'close',
    () => {
      form.hidden = false;
      outcome.replaceChildren();
    },
    { signal },
  );

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (button.getAttribute('aria-busy') !== 'true') void send();
    },
    { signal },
  );
  host.dataset.ready = '';
});

function setBusy(button: HTMLElement, isBusy: boolean): void {
  for (const state of ['aria-busy', 'aria-disabled']) {
    if (isBusy) button.setAttribute(state, 'true');
    else button.removeAttribute(state);
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The visitor's fields, without hidden ones and the honeypot. */
function getFields(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('[name]')].filter(
    ({ type, tabIndex }) => !['hidden', 'checkbox', 'file'].includes(type) && tabIndex >= 0,
  );
}

/** A value for comparison; for a file, what distinguishes it from others. */
function getFacts(value: FormDataEntryValue): unknown {
  return typeof value === 'string' ? value : [value.name, value.size, value.lastModified];
}

function findTyped(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(getFields(form).map(({ name, value }) => [name, value]));
}

/** Whether the value differs from the one in the page. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(
      ({ selected, defaultSelected }) => selected && !defaultSelected && !!field.value,
    );
  return field.value !== field.defaultValue;
}

function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const field of getFields(form)) {
    const value = values[field.name];
    if (value && !isChanged(field)) field.value = value;
  }
}

/**
 * The subject of a link, `/contact?product=Reuss 455`. For several products the server has filled in the
 * message.
 */
function fromAddress(): Record<string, string> {
  const products = new URLSearchParams(location.search).getAll('product');
  return products.length === 1 ? { product: products[0]!.slice(0, 200) } : {};
}
