import { fileSize } from '#contracts/numbers.ts';
import { type ListedUpload, openUploadList, type UploadList } from '#web/design/upload/upload-list.ts';
import { readDraft, saveDraft } from './draft.ts';
import type { FileTexts } from './enquiry-files.tsx';

type Problem = 'kind' | 'empty' | 'tooMuch' | 'tooMany' | 'full';

/** The files of a form, each uploaded as soon as it is chosen. */
export type FormFiles = Pick<UploadList<Problem>, 'add' | 'arrived' | 'release'> & {
  /** The ids of finished uploads. */
  readonly ids: () => readonly string[];
};

const ending = /\.(?:pdf|step|stp|dxf|csv|txt|xlsx|zip)$/i;
const refusals: Readonly<Record<number, Problem>> = { 413: 'tooMuch', 415: 'kind', 429: 'full', 507: 'full' };

/**
 * Uploads the files chosen in the field `data-files` and shows their progress; `showProblem` shows at the
 * field why a file is refused. Finished uploads are remembered in the draft of the form.
 */
export function openFormFiles(
  field: HTMLElement,
  form: string,
  showProblem: (text: string) => void,
): FormFiles {
  const { files: endpoint = '', maxFiles, maxBytes, numberTag = '', texts = '{}' } = field.dataset;
  const words = JSON.parse(texts) as FileTexts;
  const place = field.querySelector<HTMLElement>('ul[data-part="files"]')!;
  const template = field.querySelector<HTMLTemplateElement>('template[data-part="file"]')!;
  const rows = new Map<string, HTMLElement>();
  const draft = `${form}:files`;
  const labelled = (label: string, value: string) =>
    words.labelled.replace('{label}', () => label).replace('{value}', () => value);

  const list = openUploadList<Problem>({
    target: { endpoint },
    checkField(file, others) {
      if (!ending.test(file.name) && !/^(?:image|video)\//.test(file.type)) return 'kind';
      if (file.size === 0) return 'empty';
      if (others.length >= Number(maxFiles)) return 'tooMany';
      const all = others.reduce((sum, { size }) => sum + size, file.size);
      return all > Number(maxBytes) ? 'tooMuch' : undefined;
    },
    refusalOf: (status) => refusals[status],
    before: finishedBefore(draft),
    onChange: (files) =>
      saveDraft(draft, { done: JSON.stringify(files.filter(({ state }) => state === 'done')) }),
  });

  function showRow(file: ListedUpload): HTMLElement {
    const row = rows.get(file.key) ?? createRow(file);
    const progress = row.querySelector('progress')!;
    progress.max = file.size;
    progress.value = file.sent;
    progress.hidden = file.state === 'done';
    const state = row.querySelector('[data-part="state"]')!;
    // Uploads cannot be paused here, and only finished ones are remembered between pages.
    const message = words[file.state === 'paused' || file.state === 'wanted' ? 'offline' : file.state];
    if (state.textContent !== message) state.textContent = message;
    row.querySelector<HTMLElement>('[data-part="resume"]')!.hidden = !['failed', 'offline'].includes(
      file.state,
    );
    return row;
  }

  function createRow({ key, name, size }: ListedUpload): HTMLElement {
    const row = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
    row.querySelector('[data-part="name"]')!.textContent = name;
    row.querySelector('[data-part="size"]')!.textContent = fileSize(size, numberTag);
    row.querySelector('progress')!.setAttribute('aria-label', name);
    for (const button of row.querySelectorAll('button'))
      button.setAttribute('aria-label', labelled(button.textContent.trim(), name));
    row.querySelector('[data-part="resume"]')!.addEventListener('click', () => list.resume(key));
    row.querySelector('[data-part="remove"]')!.addEventListener('click', () => {
      list.remove(key);
      field.querySelector<HTMLElement>('input[type="file"]')?.focus();
    });
    rows.set(key, row);
    return row;
  }

  let shown = '';
  function show(): void {
    const files = list.current();
    for (const [key, row] of rows) {
      if (files.some((file) => file.key === key)) continue;
      row.remove();
      rows.delete(key);
    }
    for (const file of files) {
      const row = showRow(file);
      if (!row.isConnected) place.append(row);
    }
    place.hidden = place.childElementCount === 0;
    const refused = list
      .refused()
      .map(({ name, problem }) => labelled(name, words[problem]))
      .join(' ');
    if (refused !== shown) showProblem(refused);
    shown = refused;
  }
  list.subscribe(show);
  show();

  return {
    add: list.add,
    arrived: list.arrived,
    release: list.release,
    ids: () => list.current().flatMap(({ id, state }) => (state === 'done' ? [id] : [])),
  };
}

function finishedBefore(draft: string): readonly ListedUpload[] {
  const saved: unknown = JSON.parse(readDraft(draft).done ?? '[]');
  return Array.isArray(saved) ? saved : [];
}
