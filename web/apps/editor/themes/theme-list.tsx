import type { ResultOf } from 'gql.tada';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '#web/design/button/button.tsx';
import { Link } from '#web/design/link/link.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { type Editor, useEditor } from '../editor.ts';
import type { recordReads } from '../records/record-operations.ts';
import { useRights } from '../rights/use-rights.ts';
import styles from './theme.module.css';
import { ThemeDrawing } from './theme-drawing.tsx';
import { themeName } from './theme-name.ts';

type Listed = ResultOf<typeof recordReads.records>['records']['edges'][number]['node'];
type Loaded = {
  listed: readonly Listed[];
  tokens: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export const title = ({ texts }: Editor) => texts('editorThemes')('title');

export const createLoader =
  ({ sendQuery }: Editor) =>
  async (): Promise<Loaded> => {
    const [{ records }, { themes }] = await Promise.all([
      sendQuery('content', 'records', { kind: 'theme', first: 200 }),
      sendQuery('content', 'editedThemes'),
    ]);
    return {
      listed: records.edges.map(({ node }) => node),
      tokens: Object.fromEntries(themes.map(({ key, tokens }) => [key, tokens as Record<string, string>])),
    };
  };

/** All themes as thumbnails, with their states and the sites that use them. */
export function Component() {
  const editor = useEditor();
  const { texts, to, sites } = editor;
  const t = texts('editorThemes');
  const states = texts('editorRecords');
  const mayAdd = useRights().mayEverywhere('keepRecords');
  const { listed, tokens } = useLoaderData<Loaded>();
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          mayAdd ? (
            <ButtonLink size="compact" icon="plus" href={to(`/themes/new?from=${sites[0]?.theme ?? ''}`)}>
              {t('new')}
            </ButtonLink>
          ) : null
        }
      />
      <ul className={styles.themes}>
        {listed.map(({ id, title: names, detail, state }) => (
          <li key={id}>
            <Link className={styles.theme} href={to(`/themes/${id}`)}>
              <ThemeDrawing tokens={tokens[id] ?? {}} />
              <span className={styles.words}>
                <span className={styles.name}>
                  {themeName(editor, id, (names as Record<string, string>)[''])}
                </span>
                <StatusLabel status={state === 'PUBLISHED' ? 'done' : 'waiting'}>
                  {states(`state.${state as 'DRAFT'}`)}
                </StatusLabel>
                <span className={styles.about}>
                  {detail ? t('wornBy', { sites: detail }) : t('wornBy.none')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
