import { useTypedSearch } from '#web/request/application/typed-search.ts';
import { ToolbarSearch } from '#web/ui/toolbar/toolbar.tsx';

type SearchToolProps = { label: string; value: string; onSearch: (words: string) => void };

/** Narrows a list while somebody types. */
export function SearchTool({ label, value, onSearch }: SearchToolProps) {
  return <ToolbarSearch label={label} {...useTypedSearch(value, onSearch)} />;
}
