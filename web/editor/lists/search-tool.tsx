import { useEffect, useRef, useState } from 'react';
import { ToolbarSearch } from '#web/ui/toolbar/toolbar.tsx';

/** Between the last letter and the question: who types fast asks once. */
const typingMs = 300;

type SearchToolProps = { label: string; value: string; onSearch: (words: string) => void };

/** Narrows a list while somebody types. */
export function SearchTool({ label, value, onSearch }: SearchToolProps) {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => latest.current(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <ToolbarSearch
      label={label}
      value={typed}
      maxLength={100}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
