import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import type { Status } from '#web/design/status-label/status-label.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import type { Report } from './send-export.ts';

export const outcomes = ['taken', 'updated', 'skipped', 'refused'] as const;
export type Outcome = (typeof outcomes)[number];
export const targets = ['page', 'story', 'release', 'news', 'none'] as const;

export const statusOf: Readonly<Record<Outcome, Status>> = {
  taken: 'done',
  updated: 'done',
  skipped: 'none',
  refused: 'failed',
};

const reasons = [
  'author',
  'label',
  'comment',
  'menuKept',
  'menuLinkLost',
  'menuTooMany',
  'noDate',
  'notPublic',
  'layout',
  'structure',
  'part',
  'trash',
  'empty',
  'mediaKnown',
  'mediaMissing',
  'typeLeftOut',
  'unchanged',
  'editedSince',
  'otherLanguage',
  'pathTaken',
  'twice',
  'invalid',
] as const;

/** The possible outcomes of a file, in the order in which they are shown. */
const keepings = ['pages', 'news', 'entries', 'redirects'] as const;

const notes = [
  'removed',
  'keptAsText',
  'shortcode',
  'dynamicBlock',
  'mediaMissing',
  'linkLost',
  'tableAsText',
  'titleCut',
  'textCut',
  'fieldLeft',
  'fileElsewhere',
  'more',
  'password',
  'languageLeftOut',
  'otherShape',
  'menuLevel',
  'shortened',
  'plainWords',
] as const;

const unreadable = [
  'unknownFormat',
  'malformed',
  'documentType',
  'encoding',
  'tooDeep',
  'tooLarge',
  'tooMany',
  'tooCostly',
  'busy',
  'otherVersion',
] as const;

/** The texts for the codes of a report. */
export function useImportLabels() {
  const { texts, locale } = useEditor();
  const t = texts('editorImport');
  return {
    t,
    /** The outcome, actual or expected; undefined: none. */
    kept({ id, kept }: Pick<Report, 'id' | 'kept'>): string | undefined {
      const parts = keepings.flatMap((what) =>
        kept[what] > 0 ? [t(`kept.${what}`, { count: kept[what] })] : [],
      );
      if (parts.length === 0) return undefined;
      return t(id === null ? 'kept.try' : 'kept.done', { list: listFormat(parts, locale) });
    },
    reason({ reason, detail }: Report['lines'][number]): string {
      const known = parseChoice(reasons, reason);
      return known ? t(`reason.${known}`, { detail }) : (reason ?? '');
    },
    note({ code, value }: Report['lines'][number]['notes'][number]): string {
      const known = parseChoice(notes, code);
      return known ? t(`note.${known}`, { value }) : code;
    },
    /** The message when it failed. */
    problem(error: OperationError | undefined): string | undefined {
      if (!error) return undefined;
      const known = parseChoice(unreadable, String(error.details.reason ?? ''));
      if (known) return t(`file.${known}`, { place: String(error.details.place ?? '') });
      if (error.details.field === 'prefix') return t('prefix.problem');
      return error.code === 'FORBIDDEN' ? t('chief') : t('failed');
    },
  };
}
