import { type RefObject, useState } from 'react';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { Button, ButtonLink, IconButton } from '#web/design/button/button.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import { ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { SaveStatus } from '../document/save-status.tsx';
import { useEditor } from '../editor.ts';
import { PresentPeople } from '../presence/present-people.tsx';
import { useRights } from '../rights/use-rights.ts';
import styles from './editor-head.module.css';
import { PageState } from './list/page-state.tsx';
import { CopyDialog } from './new-page/copy-dialog.tsx';
import type { EditedPage } from './page-operations.ts';
import { usePageWork } from './page-work.ts';
import { publicHref } from './public-href.ts';
import { PublishButton } from './publish/publish-button.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

const listOf = {
  CONTENT: '/pages',
  SYSTEM: '/pages',
  STORY: '/stories',
  MEDIA_RELEASE: '/releases',
} as const;

/** A published page with a newer saved revision has changes that visitors do not see; in which languages is not known yet. */
function stateNow(page: EditedPage, saved: number): Parameters<typeof PageState>[0] {
  if (saved === page.revision) return page;
  return { state: page.state === 'PUBLISHED' ? 'CHANGED' : page.state };
}

/**
 * The sticky head of the page editor, so that the save status and undo are always visible; `form` contains
 * the fields.
 */
export function EditorHead({ form }: { form: RefObject<HTMLElement | null> }) {
  const { texts, to } = useEditor();
  const t = texts('editorPages');
  const { page, store, view } = usePageWork();
  const { draft } = view;
  const { mayIn, mayWhole } = useRights();
  const mayPublish = Object.keys(draft.texts).some((code) => mayIn('editPages', draft.siteId, code));
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <Link className={styles.back} href={to(listOf[draft.type])}>
          <Icon name="chevron-left" />
          {t(`list.${draft.type}`)}
        </Link>
        <h1 className={styles.title}>{draft.texts[draft.sourceLanguage]?.title || t('untitled')}</h1>
        <PageState {...stateNow(page, view.revision)} />
        <StateMoment page={page} />
        <PublicLink />
        <PresentPeople form={form} />
      </div>
      <div className={styles.line}>
        <LanguageChoice />
        <div className={styles.steps}>
          <IconButton name="undo" label={t('undo')} aria-disabled={!view.canUndo} onClick={store.undo} />
          <IconButton name="redo" label={t('redo')} aria-disabled={!view.canRedo} onClick={store.redo} />
        </div>
        <SaveStatus state={view.state} last={page} onRetry={() => void store.flush()} />
        <div className={styles.actions}>
          <ButtonLink
            href={to(`/pages/${page.id}/history`)}
            variant="secondary"
            size="compact"
            icon="history"
          >
            {t('history')}
          </ButtonLink>
          {mayWhole('editPages', draft.siteId) ? <PageActions /> : null}
          {mayPublish ? <PublishButton /> : null}
        </div>
      </div>
    </header>
  );
}

/** The next planned or the last publication, in the reader's time zone. */
function StateMoment({ page: { state, plans, publishedAt, draft } }: { page: EditedPage }) {
  const plan = plans.find(({ problems }) => problems.length === 0);
  const at = state === 'PLANNED' ? (plan?.publishAt ?? draft.publicationDate) : publishedAt;
  return at && state !== 'DRAFT' ? (
    <span className={styles.when}>
      <DateTime at={at} />
    </span>
  ) : null;
}

/** The choice of the edited language; the source texts are shown beside it. */
function LanguageChoice() {
  const { texts, locale, sites } = useEditor();
  const t = texts('editorPages');
  const { view, language, chooseLanguage } = usePageWork();
  const { draft } = view;
  const ofSite = sites.find(({ id }) => id === draft.siteId)?.languages ?? [];
  const codes = [...new Set([draft.sourceLanguage, ...Object.keys(draft.texts), ...ofSite])];
  const label = (code: string) => {
    const name = displayLanguage(code, locale.language);
    if (code === draft.sourceLanguage) return t('language.source', { name });
    return draft.texts[code] ? name : t('language.none', { name });
  };
  return (
    <div>
      <ToolbarSelect
        label={t('language')}
        value={language}
        onChange={({ target }) => chooseLanguage(target.value)}
        options={codes.map((code) => ({ value: code, label: label(code) }))}
      />
    </div>
  );
}

/** The rarer actions for a page as a whole. */
function PageActions() {
  const t = useEditor().texts('editorPages');
  const [dialog, setDialog] = useState<'copy' | 'remove'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <Button variant="secondary" size="compact" icon="copy" onClick={() => setDialog('copy')}>
        {t('copy')}
      </Button>
      <Button variant="secondary" size="compact" icon="trash" onClick={() => setDialog('remove')}>
        {t('remove')}
      </Button>
      {dialog === 'copy' ? <CopyDialog onClose={close} /> : null}
      {dialog === 'remove' ? <RemoveDialog onClose={close} /> : null}
    </>
  );
}

/** A link to the published page, if there is one. */
function PublicLink() {
  const { sites, texts } = useEditor();
  const { page, language } = usePageWork();
  const origin = sites.find(({ id }) => id === page.draft.siteId)?.origin ?? '';
  const href = publicHref(page, language);
  if (!href) return null;
  return (
    <ButtonLink
      href={origin + href}
      target="_blank"
      rel="noopener"
      variant="quiet"
      size="compact"
      icon="external"
    >
      {texts('editorPages')('public')}
    </ButtonLink>
  );
}
