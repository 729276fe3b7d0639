import { isEventOperation, subjectKinds } from '#contracts/editing/events.ts';
import { roleNames } from '#contracts/editing/roles.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import type { EventSource } from './event-list.ts';
import type { ListedEvent } from './event-operations.ts';

export type EventLabels = ReturnType<typeof useEventLabels>;

/** How operations, kinds and roles of the log are called; what another program names beside ours shows its own name. */
export function useEventLabels() {
  const { texts, locale } = useEditor();
  const t = texts('editorEvents');
  const role = texts('editor');
  return {
    t,
    operation: (name: string): string => (isEventOperation(name) ? t(`operation.${name}`) : name),
    kind(name: string): string {
      const known = parseChoice(subjectKinds, name);
      return known ? t(`kind.${known}`) : name;
    },
    roles({ roles }: Pick<ListedEvent, 'roles'>): string {
      const labels = roles.map((name) => {
        const known = parseChoice(roleNames, name);
        return known ? role(`role.${known}`) : name;
      });
      return listFormat(labels, locale, 'plain');
    },
    subjects: ({ subjects }: Pick<ListedEvent, 'subjects'>): string =>
      listFormat(
        subjects.map((name) => name || t('unnamed')),
        locale,
        'plain',
      ),
    /** The sentence about back ends whose events are missing. */
    missing: (sources: readonly EventSource[]): string =>
      t('missing', {
        areas: listFormat(
          sources.map((source) => t(`source.${source}`)),
          locale,
        ),
      }),
  };
}
