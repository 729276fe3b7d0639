import { type RefObject, useEffect } from 'react';
import { AvatarRow } from '#web/design/person/avatar-row.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import { usePageWork } from '../pages/page-work.ts';
import { markFields } from './mark-fields.ts';
import styles from './present-people.module.css';
import { usePresence } from './use-presence.ts';

/**
 * The other editors of the page with their activity; their fields are marked in the form. Nothing is locked.
 */
export function PresentPeople({ form }: { form: RefObject<HTMLElement | null> }) {
  const { texts, locale } = useEditor();
  const t = texts('editorPages');
  const { page, language } = usePageWork();
  const others = usePresence(page.id, language, form);
  useEffect(() => {
    if (!form.current || others.length === 0) return undefined;
    return markFields(form.current, others, (names) => {
      const label = listFormat(names, locale, 'plain');
      return { label, description: t('presence.field', { name: label }) };
    });
  }, [form, others, t, locale]);

  const list = (isEditing: boolean) => {
    const names = others.filter(({ place }) => (place !== null) === isEditing).map(({ name }) => name);
    return names.length > 0 ? listFormat([...new Set(names)], locale) : '';
  };
  const [editing, viewing] = [list(true), list(false)];
  return (
    <div className={styles.people} role="status">
      {others.length > 0 ? (
        <AvatarRow size="small" names={[...new Set(others.map(({ name }) => name))]} />
      ) : null}
      {editing ? <span>{t('presence.editing', { names: editing })}</span> : null}
      {viewing ? <span>{t('presence.viewing', { names: viewing })}</span> : null}
    </div>
  );
}
