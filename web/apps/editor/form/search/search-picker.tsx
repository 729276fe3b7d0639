import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import styles from './search-picker.module.css';

export type FoundOption = { readonly value: string; readonly label: string; readonly detail?: string };

type SearchPickerProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Searches by words, which may be empty. The function must be stable while its results are. */
  search: (query: string) => Promise<readonly FoundOption[]>;
  onPick: (option: FoundOption) => void;
};

const typingMs = 250;

type Found = { query: string; options: readonly FoundOption[] } | 'failed';

/** A search field with its results below (ARIA combobox with a listbox). */
export function SearchPicker({ id, label, hint, error, search, onPick }: SearchPickerProps) {
  const t = useEditor().texts('editorFields');
  const list = useId();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>();
  const [active, setActive] = useState(-1);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        latest.current(query).then(
          (options) => {
            if (!isCurrent) return;
            setFound({ query, options });
            setActive(-1);
          },
          () => isCurrent && setFound('failed'),
        );
      },
      query === '' ? 0 : typingMs,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);

  const options = found === undefined || found === 'failed' ? [] : found.options;
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setActive((active + step + options.length) % options.length);
    }
    const chosen = options[active];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) onPick(chosen);
    }
  };

  return (
    <div className={styles.picker}>
      <TextInput
        id={id}
        label={label}
        hint={hint}
        error={error}
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        aria-expanded={options.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={pressed}
      />
      {/* The field above keeps the focus and handles the keys; a pointer chooses directly. */}
      <div id={list} role="listbox" aria-label={label} className={styles.options}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the line to search by
          // biome-ignore lint/a11y/useKeyWithClickEvents: its keys choose, too
          <div
            key={option.value}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            onClick={() => onPick(option)}
          >
            <span className={styles.name}>{option.label}</span>
            {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
          </div>
        ))}
      </div>
      <p className={styles.state} role="status">
        {found === 'failed' ? t('search.failed') : getState(found, query) ? t('search.none') : ''}
      </p>
    </div>
  );
}

/** Whether nothing was found for the current words. */
function getState(found: Found | undefined, query: string): boolean {
  return typeof found === 'object' && query !== '' && found.query === query && found.options.length === 0;
}
