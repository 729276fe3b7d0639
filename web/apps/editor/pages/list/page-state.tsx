import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { displayLanguage, listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import type { PageEntry } from '../page-operations.ts';

const status: Record<PageEntry['state'], Status> = {
  DRAFT: 'none',
  CHANGED: 'open',
  PLANNED: 'waiting',
  PUBLISHED: 'done',
};

/** The maximum of languages shown by name; more are shown by their codes, which are also beside the page. */
const maxNames = 3;

type PageStateProps = Pick<PageEntry, 'state'> &
  Partial<Pick<PageEntry, 'changedLanguages' | 'publishedLanguages'>>;

/** What visitors see of a page, as a label; with the languages that are outdated if others are not. */
export function PageState({
  state,
  changedLanguages: changed = [],
  publishedLanguages = [],
}: PageStateProps) {
  const { texts, locale } = useEditor();
  const t = texts('editorPages');
  const isPartly = state === 'CHANGED' && changed.length > 0 && changed.length < publishedLanguages.length;
  const names =
    changed.length > maxNames ? changed : changed.map((code) => displayLanguage(code, locale.language));
  const label = isPartly
    ? t('state.CHANGED.in', { names: listFormat(names, locale, 'plain') })
    : t(`state.${state}`);
  return <StatusLabel status={status[state]}>{label}</StatusLabel>;
}
