import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '#web/design/icon/icon.tsx';
import { usePortal } from '../../portal.ts';
import { Composer } from '../conversation/composer.tsx';
import type { Ticket } from '../ticket-operations.ts';
import styles from './answer-or-note.module.css';
import { NoteForm } from './note-form.tsx';

type Kind = 'answer' | 'note';

/**
 * Two tabs with different backgrounds and buttons, so that an internal note is not mistaken for a reply to
 * the customer.
 */
export function AnswerOrNote({ ticket, onSent }: { ticket: Ticket; onSent: () => void }) {
  const t = usePortal().texts('tickets');
  const id = useId();
  const kinds: Kind[] = ticket.actions.includes('reply') ? ['answer', 'note'] : ['note'];
  const [chosen, setChosen] = useState<Kind>('answer');
  const current = kinds.includes(chosen) ? chosen : 'note';
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = kinds.find((kind) => kind !== current);
    if (!next) return;
    setChosen(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <section className={styles.box} data-kind={current} aria-label={t('reply')}>
      <div className={styles.tabs} role="tablist" onKeyDown={move}>
        {kinds.map((kind) => (
          <button
            key={kind}
            id={`${id}-${kind}`}
            type="button"
            role="tab"
            data-key={kind === 'note' ? 'i' : 'r'}
            className={styles.tab}
            aria-selected={kind === current}
            aria-controls={`${id}-panel`}
            tabIndex={kind === current ? 0 : -1}
            onClick={() => setChosen(kind)}
          >
            <Icon name={kind === 'note' ? 'lock' : 'mail'} className={styles.icon} />
            {t(kind === 'note' ? 'note' : 'reply')}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className={styles.panel} role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {current === 'note' ? (
          <NoteForm ticket={ticket} onSaved={onSent} />
        ) : (
          <Composer ticket={ticket} onSent={onSent} />
        )}
      </div>
    </section>
  );
}
