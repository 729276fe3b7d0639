import { ButtonLink, IconButton } from '#web/design/button/button.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import { SaveStatus } from '../document/save-status.tsx';
import { useEditor } from '../editor.ts';
import styles from './editor-head.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { PageState } from './list/page-state.tsx';
import { PageActions } from './page-actions.tsx';
import type { EditedPage } from './page-operations.ts';
import { usePageWork } from './page-work.ts';
import { PublicLink } from './public-link.tsx';
import { PublishButton } from './publish/publish-button.tsx';

const listOf = {
  CONTENT: '/pages',
  SYSTEM: '/pages',
  STORY: '/stories',
  MEDIA_RELEASE: '/releases',
} as const;

/** What was saved since the server told the state is not what visitors see. */
function stateNow({ state, revision }: EditedPage, saved: number): EditedPage['state'] {
  return state === 'PUBLISHED' && saved !== revision ? 'CHANGED' : state;
}

/** The head of the page editor; it stays in sight, so that one always sees what is saved and can step back. */
export function EditorHead() {
  const { texts, to } = useEditor();
  const t = texts('editorPages');
  const { page, store, view } = usePageWork();
  const { draft } = view;
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <Link className={styles.back} href={to(listOf[draft.type])}>
          <Icon name="chevron-left" />
          {t(`list.${draft.type}`)}
        </Link>
        <h1 className={styles.title}>{draft.texts[draft.sourceLanguage]?.title || t('untitled')}</h1>
        <PageState state={stateNow(page, view.revision)} />
        <PublicLink />
      </div>
      <div className={styles.line}>
        <LanguageChoice />
        <div className={styles.steps}>
          <IconButton name="undo" label={t('undo')} aria-disabled={!view.canUndo} onClick={store.undo} />
          <IconButton name="redo" label={t('redo')} aria-disabled={!view.canRedo} onClick={store.redo} />
        </div>
        <SaveStatus state={view.state} by={page.by} onRetry={() => void store.flush()} />
        <div className={styles.actions}>
          <ButtonLink
            href={to(`/pages/${page.id}/history`)}
            variant="secondary"
            size="compact"
            icon="history"
          >
            {t('history')}
          </ButtonLink>
          <PageActions />
          <PublishButton />
        </div>
      </div>
    </header>
  );
}
