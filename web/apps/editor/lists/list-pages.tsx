import { useSearchParams } from 'react-router';
import { withQuery } from '#web/apps/frame/with-query.ts';
import { ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { useEditor } from '../editor.ts';

type ListPagesProps = {
  /** Address of the list in the editor area. */
  list: string;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  labels: { first: string; next: string };
};

/** Links to the next page of a long list and back to its start; nothing below a short one. */
export function ListPages({ list, pageInfo: { hasNextPage, endCursor }, labels }: ListPagesProps) {
  const { to } = useEditor();
  const [query] = useSearchParams();
  const isBegun = query.has('after');
  if (!hasNextPage && !isBegun) return null;
  const at = (after: string | null) =>
    to(`${list}?${withQuery(query, { after: after ?? '' })}`.replace(/\?$/, ''));
  return (
    <ButtonRow>
      {isBegun ? (
        <ButtonLink variant="secondary" size="compact" href={at(null)}>
          {labels.first}
        </ButtonLink>
      ) : null}
      {hasNextPage ? (
        <ButtonLink variant="secondary" size="compact" href={at(endCursor)}>
          {labels.next}
        </ButtonLink>
      ) : null}
    </ButtonRow>
  );
}
