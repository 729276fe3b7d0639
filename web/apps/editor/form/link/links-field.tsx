import type { StoredItem, StoredLink } from '#contracts/content/draft.ts';
import { useEditor } from '../../editor.ts';
import { ListControl } from '../controls/list-control.tsx';
import { freshId } from '../edits.ts';
import { useForm } from '../form-context.ts';
import { useProblemLabel } from '../problem-labels.ts';
import { findProblem, hasProblemBelow } from '../problems.ts';
import { LinkField } from './link-field.tsx';

type LinksFieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  items: readonly StoredItem[];
  max: number;
  at: string;
};

/** A list of links, each with its text. */
export function LinksField({ items, max, at, ...named }: LinksFieldProps) {
  const { edit, language, problems, sourceTexts, texts, getItemTexts } = useForm();
  const t = useEditor().texts('editorFields');
  const getProblemLabel = useProblemLabel();
  const ids = items.map(({ id }) => id);
  const getError = (id: string) => {
    const problem = findProblem(problems, `${at}/${id}`, language);
    return problem && getProblemLabel(problem);
  };
  return (
    <ListControl
      {...named}
      items={items}
      max={max}
      addLabel={t('link.add')}
      summary={({ id }) => {
        const text = texts[`${at}/${id}/text`] ?? sourceTexts?.[`${at}/${id}/text`];
        return typeof text === 'string' ? text : '';
      }}
      isWrong={({ id }) => hasProblemBelow(problems, `${at}/${id}`)}
      onAdd={() => {
        const id = freshId(ids);
        edit({ kind: 'add', at, index: items.length, item: { id, kind: 'PAGE' } });
        return id;
      }}
      onMove={(id, to) => edit({ kind: 'move', at: `${at}/${id}`, to })}
      onRemove={(item, index) => {
        const removed = getItemTexts(`${at}/${item.id}`);
        edit({ kind: 'remove', at: `${at}/${item.id}` });
        return () => edit({ kind: 'add', at, index, item, texts: removed });
      }}
    >
      {(item) => (
        <LinkField
          id={`${at}/${item.id}`}
          label={t('link.target')}
          error={getError(item.id)}
          value={item.page || item.kind !== 'PAGE' ? (item as StoredItem & StoredLink) : null}
          at={`${at}/${item.id}`}
          onChange={(link) =>
            edit({
              kind: 'item',
              at: `${at}/${item.id}`,
              item: { ...(link ?? { kind: 'PAGE' }), id: item.id },
            })
          }
        />
      )}
    </ListControl>
  );
}
