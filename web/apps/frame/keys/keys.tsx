import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#web/design/button/button.tsx';
import { useApplication } from '../application.ts';
import styles from './keys.module.css';
import { areKeysOn, findKey, type KeysOf, keys, switchKeys } from './keys.ts';
import { findCarrier, moveRow, pressCarrier } from './row-keys.ts';

type KeysProps = {
  of: KeysOf;
  /** The action of a key on screens without an element for it. */
  otherwise: Readonly<Record<string, (() => void) | undefined>>;
};

const listId = 'keys';

/** Opens the list of shortcuts, even if they are switched off, since they are switched on again there. */
export function showKeys(): void {
  document.querySelector<HTMLDialogElement>(`#${listId}`)?.showModal();
}

/**
 * The shortcuts of an application, and their list. A shortcut without an element on the screen does nothing.
 */
export function Keys({ of, otherwise }: KeysProps) {
  const t = useApplication().texts('application');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(areKeysOn);
  const latest = useRef(otherwise);
  useEffect(() => {
    latest.current = otherwise;
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = findKey(event);
      if (key === undefined || document.querySelector('dialog[open]')) return;
      if (!areKeysOn() || !keys.some((each) => each.key === key || ('also' in each && each.also === key)))
        return;
      if (key === 'j' || key === 'k') moveRow(key === 'j' ? 1 : -1);
      else if (key === '?') {
        event.preventDefault();
        showKeys();
      } else {
        const carrier = key === 'Enter' ? undefined : findCarrier(key);
        const run = carrier ? () => pressCarrier(carrier) : latest.current[key];
        if (!run) return;
        event.preventDefault();
        run();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <dialog
      ref={dialog}
      id={listId}
      className={styles.dialog}
      aria-labelledby="keys-title"
      {...{ closedby: 'any' }}
    >
      <header className={styles.head}>
        <h2 id="keys-title">{t('keys')}</h2>
        <IconButton name="close" label={t('close')} onClick={() => dialog.current?.close()} />
      </header>
      <p className={styles.note}>{t('keys.note')}</p>
      <dl className={styles.keys}>
        {keys
          .filter((each) => !('only' in each) || isOf(each.only, of))
          .map((each) => (
            <div key={each.key}>
              <dt>
                <kbd>{each.key}</kbd> {'also' in each ? <kbd>{each.also}</kbd> : null}
              </dt>
              <dd>{t(each.label)}</dd>
            </div>
          ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            switchKeys(target.checked);
            setOn(target.checked);
          }}
        />
        {t('keys.use')}
      </label>
    </dialog>
  );
}

const isOf = (only: readonly KeysOf[], of: KeysOf) => only.includes(of);
