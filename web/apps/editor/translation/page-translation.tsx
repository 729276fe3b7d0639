import { useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Link } from '#web/design/link/link.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { hasUnsavedChanges } from '../document/document-store.ts';
import { LeaveGuard } from '../document/leave-guard.tsx';
import { localCopy } from '../document/local-copy.ts';
import { SaveStatus } from '../document/save-status.tsx';
import { isOffline, useDocuments } from '../document/use-document.ts';
import { type Editor, useEditor } from '../editor.ts';
import { makePreview } from '../links/make-link.ts';
import { getLocale, previewHref, startView } from '../preview/preview-view.ts';
import { FormOfRole } from '../rights/read-only.tsx';
import { useRights } from '../rights/use-rights.ts';
import { focusNextOpen } from './next-open.ts';
import styles from './page-translation.module.css';
import { ProgressLabel } from './progress-label.tsx';
import { combineSaveStates, openSegment } from './segment-document.ts';
import { SegmentRow } from './segment-row.tsx';
import type { PageTranslation } from './translation-operations.ts';

export const title = ({ texts }: Editor, loaded: unknown) =>
  texts('editorTranslation')('side.title', {
    title: (loaded as PageTranslation).page.title,
  });

export const createLoader =
  ({ sendQuery }: Editor) =>
  async ({ params }: LoaderFunctionArgs): Promise<PageTranslation> => {
    const [pageId, language] = [params.id ?? '', params.language ?? ''];
    const found = /^[a-z]{2}$/.test(language)
      ? (await sendQuery('content', 'pageTranslation', { pageId, language })).pageTranslation
      : null;
    if (!found || found.page.sourceLanguage === language) throw data('Page not found', { status: 404 });
    return found;
  };

/** EDI-05: a page in two languages side by side, by segment. */
export function Component() {
  const translation = useLoaderData<PageTranslation>();
  return <SideBySide key={`${translation.page.id}-${translation.language}`} translation={translation} />;
}

function SideBySide({ translation }: { translation: PageTranslation }) {
  const { page, language, segments } = translation;
  const { texts, to, locale, sendMutation, session } = useEditor();
  const t = texts('editorTranslation');
  const words = texts('editorPages');
  const [units] = useState(() => segments.map(({ unit }) => unit));
  const { stores, views } = useDocuments(() =>
    segments.map((segment) =>
      openSegment({
        segment,
        async send(sent) {
          const { saveTranslation } = await sendMutation('content', 'saveTranslation', {
            pageId: page.id,
            language,
            ...sent,
          });
          return { ...saveTranslation, problems: saveTranslation.problems as ContentProblem[] };
        },
        isOffline,
        copy: localCopy(['translation', session.name, page.id, language, segment.unit], localStorage),
      }),
    ),
  );
  const flush = async () => {
    await Promise.all(stores.map((store) => store.flush()));
    return !stores.some((store) => hasUnsavedChanges(store.view().state));
  };
  const mayTranslate = useRights().mayIn('translate', page.siteId, language);
  const navigate = useNavigate();
  const progress = page.targetLanguages.find((target) => target.language === language);
  const open = units.filter((_, index) => {
    const draft = views[index]?.draft;
    return draft?.words === null || draft?.isOutdated;
  });
  return (
    <Wrap>
      <PageHead
        title={page.title}
        lead={t('side.lead', {
          source: displayLanguage(page.sourceLanguage, locale.language),
          target: displayLanguage(language, locale.language),
        })}
        back={{ href: to('/translation'), label: t('title') }}
        aside={progress ? <ProgressLabel progress={progress} source={page.sourceLanguage} inWords /> : null}
        actions={
          <Actions
            translation={translation}
            isOpen={open.length > 0}
            mayTranslate={mayTranslate}
            flush={flush}
          />
        }
      />
      <div className={styles.tools}>
        <ToolbarSelect
          label={words('filter.language')}
          value={language}
          onChange={({ target }) => void navigate(`/pages/${page.id}/translation/${target.value}`)}
          options={page.targetLanguages.map((target) => ({
            value: target.language,
            label: displayLanguage(target.language, locale.language),
          }))}
        />
        <Button
          size="compact"
          variant="secondary"
          icon="arrow-down"
          disabled={open.length === 0}
          onClick={() => focusNextOpen(units, open)}
        >
          {t('side.next', { count: open.length })}
        </Button>
        <div className={styles.status}>
          <SaveStatus
            state={combineSaveStates(views.map(({ state }) => state))}
            onRetry={() => void flush()}
          />
        </div>
      </div>
      <FormOfRole mayChange={mayTranslate}>
        {segments.length === 0 ? (
          <EmptyState title={t('side.nothing')} text={t('side.nothing.text')} />
        ) : (
          <ol className={styles.rows}>
            {stores.map((store, index) => {
              const segment = segments.find(({ unit }) => unit === units[index]);
              return segment ? (
                <SegmentRow
                  key={segment.unit}
                  segment={segment}
                  store={store}
                  units={units}
                  sourceLanguage={page.sourceLanguage}
                  language={language}
                />
              ) : null;
            })}
          </ol>
        )}
      </FormOfRole>
      <LeaveGuard documents={stores} />
    </Wrap>
  );
}

type ActionsProps = {
  translation: PageTranslation;
  /** Whether something remains to be translated. */
  isOpen: boolean;
  mayTranslate: boolean;
  /** Saves all changes; resolves to whether everything is saved. */
  flush: () => Promise<boolean>;
};

function Actions({ translation: { page, language }, isOpen, mayTranslate, flush }: ActionsProps) {
  const { texts, sendMutation, notify, sendTo, sites, to } = useEditor();
  const t = texts('editorTranslation');
  const { revalidate } = useRevalidator();
  const progress = page.targetLanguages.find((target) => target.language === language);
  const finish = async () => {
    if (!(await flush())) {
      notify('error', texts('editorPages')('publish.notKept'));
      return;
    }
    await sendMutation('content', 'setTranslationState', {
      pageId: page.id,
      languages: [language],
      state: 'Translated',
    });
    notify('success', t('side.finished'));
    await revalidate();
  };
  const preview = async () => {
    const view = { ...startView(window.innerWidth), language };
    const { token } = await makePreview(sendTo, { pageId: page.id, locale: getLocale(view), days: 0 });
    const origin = sites.find(({ id }) => id === page.siteId)?.origin ?? '';
    window.open(previewHref(origin, page.url, view, token), '_blank', 'noopener');
  };
  return (
    <ButtonRow>
      {!mayTranslate || (progress?.translationState === 'Translated' && !progress.isOutdated) ? null : (
        <Button size="compact" disabled={isOpen} onClick={() => void finish()}>
          {t('side.finish')}
        </Button>
      )}
      <Button size="compact" variant="secondary" icon="external" onClick={() => void preview()}>
        {t('side.preview')}
      </Button>
      <Link className={styles.link} href={to(`/pages/${page.id}`)}>
        {t('side.page')}
      </Link>
    </ButtonRow>
  );
}
