import { useId, useState } from 'react';
import { may } from '#contracts/editing/roles.ts';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { Button } from '#web/design/button/button.tsx';
import { Link } from '#web/design/link/link.tsx';
import { useEditor } from '../editor.ts';
import { OwnTextForm } from './own-text-form.tsx';
import type { ListedText, TextPlace } from './own-texts.ts';
import styles from './texts.module.css';

type TextEntryProps = {
  text: ListedText;
  place: TextPlace;
  /** Scheme and host of the site. */
  origin: string;
  groupName: string;
  onSaved: () => Promise<void>;
};

/** One text with its place and the site's override. */
export function TextEntry({ text, place, origin, groupName, onSaved }: TextEntryProps) {
  const { texts, session } = useEditor();
  const t = texts('editorTexts');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { language } = place;
  return (
    <article className={styles.entry} aria-labelledby={id} data-own={text.own === null ? undefined : ''}>
      <p className={styles.where}>
        {text.path === null ? (
          groupName
        ) : (
          <Link
            href={`${origin}/${language}${text.path === '/' ? '' : text.path}`}
            target="_blank"
            rel="noopener"
          >
            {groupName}
          </Link>
        )}{' '}
        <span className={styles.name} translate="no">
          {text.message}
        </span>
      </p>
      <p id={id} lang={language} className={text.own === null ? styles.said : styles.replaced}>
        {text.own === null ? text.standing : <del>{text.standing}</del>}
      </p>
      {text.own === null ? null : (
        <p lang={language} className={styles.said}>
          {text.own}
        </p>
      )}
      {text.by && text.at ? (
        <p className={styles.about}>
          {text.by} · <DateTime at={text.at} />
        </p>
      ) : null}
      {isOpen ? (
        <OwnTextForm text={text} place={place} onSaved={onSaved} onClose={() => setOpen(false)} />
      ) : may(session.grants, 'changeInterfaceTexts') ? (
        <Button
          variant="quiet"
          size="compact"
          icon="edit"
          aria-label={t('edit.of', { text: text.standing })}
          onClick={() => setOpen(true)}
        >
          {t('edit')}
        </Button>
      ) : null}
    </article>
  );
}
