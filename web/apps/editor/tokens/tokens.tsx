import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { may } from '#contracts/editing/roles.ts';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { Button } from '#web/design/button/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { RevokeToken } from './revoke-token.tsx';
import { TokenDialog } from './token-dialog.tsx';
import type { ApiToken } from './token-operations.ts';
import { TokenState } from './token-state.tsx';
import styles from './tokens.module.css';

export const title = ({ texts }: Editor) => texts('editorTokens')('title');

/** Null for editors who may not give programs a token. */
export const createLoader =
  ({ sendQuery, session }: Editor) =>
  async (): Promise<ApiToken[] | null> =>
    may(session.grants, 'manageTokens') ? (await sendQuery('content', 'apiTokens')).apiTokens : null;

/** The tokens by which programs ask the back ends (0121). */
export function Component() {
  const tokens = useLoaderData<ApiToken[] | null>();
  const t = useEditor().texts('editorTokens');
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button icon="plus" onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <Wrap>
      <PageHead title={t('title')} lead={t('lead')} actions={tokens?.length ? add : null} />
      {tokens === null ? <EmptyState title={t('forChiefs')} /> : null}
      {tokens?.length === 0 ? <EmptyState title={t('none')} text={t('none.text')} action={add} /> : null}
      {tokens?.length ? <Table tokens={tokens} /> : null}
      {isAdding ? <TokenDialog onClose={() => setAdding(false)} /> : null}
    </Wrap>
  );
}

function Table({ tokens }: { tokens: readonly ApiToken[] }) {
  const t = useEditor().texts('editorTokens');
  return (
    <DataTable
      cards
      caption={t('title')}
      rows={tokens}
      getKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('column.program'),
          isRowHeader: true,
          cell: ({ name, hint }) => (
            <div className={styles.lines}>
              <span className={styles.name}>{name}</span>
              <span className={classNames('muted', styles.hint)}>{t('hint', { hint })}</span>
            </div>
          ),
        },
        {
          key: 'scopes',
          title: t('scopes'),
          cell: ({ scopes }) => (
            <ul className={styles.scopes}>
              {scopes.map((scope) => (
                <li key={scope}>{t(`scope.${scope}`)}</li>
              ))}
            </ul>
          ),
        },
        {
          key: 'made',
          title: t('made'),
          cardLabel: t('made'),
          cell: ({ createdBy, createdAt }) => (
            <div className={styles.lines}>
              <DateTime at={createdAt} />
              <span className="muted">{createdBy}</span>
            </div>
          ),
        },
        {
          key: 'used',
          title: t('lastUsed'),
          cardLabel: t('lastUsed'),
          cell: ({ lastUsedAt }) => (lastUsedAt ? <DateTime at={lastUsedAt} /> : t('lastUsed.never')),
        },
        {
          key: 'state',
          title: t('state'),
          cell: (token) => (
            <div className={styles.state}>
              <TokenState token={token} />
              {token.state === 'active' ? <RevokeToken token={token} /> : null}
            </div>
          ),
        },
      ]}
    />
  );
}
