import { data, type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayLanguage } from '#web/i18n/format.ts';
import { type Editor, useEditor } from '../editor.ts';
import { makePreview } from '../links.ts';
import { getLocale, previewHref, startView } from '../preview/preview-view.ts';
import { nextOpen } from './next-open.ts';
import styles from './page-translation.module.css';
import { ProgressWord } from './progress-word.tsx';
import { SegmentRow } from './segment-row.tsx';
import type { PageTranslation } from './translation-operations.ts';
import { settled, withConfirmed, withWords } from './translation-work.ts';
import { useTranslationWork } from './use-translation-work.ts';

export const title = ({ texts }: Editor, loaded: unknown) =>
  texts('editorTranslation')('side.title', {
    title: (loaded as PageTranslation).page.title,
  });

export const createLoader =
  ({ ask }: Editor) =>
  async ({ params }: LoaderFunctionArgs): Promise<PageTranslation> => {
    const [pageId, language] = [params.id ?? '', params.language ?? ''];
    const found = /^[a-z]{2}$/.test(language)
      ? (await ask('content', 'pageTranslation', { pageId, language })).pageTranslation
      : null;
    if (!found || found.page.sourceLanguage === language) throw data('Page not found', { status: 404 });
    return found;
  };

/** EDI-05: a page in two languages beside each other, segment by segment. */
export function Component() {
  const translation = useLoaderData<PageTranslation>();
  return <SideBySide key={`${translation.page.id}-${translation.language}`} translation={translation} />;
}

function SideBySide({ translation }: { translation: PageTranslation }) {
  const { page, language, segments } = translation;
  const { texts, to, locale } = useEditor();
  const t = texts('editorTranslation');
  const words = texts('editorPages');
  const { work, state, update } = useTranslationWork(translation);
  const navigate = useNavigate();
  const units = segments.map(({ unit }) => unit);
  const progress = page.targetLanguages.find((target) => target.language === language);
  const open = work.filter((segment) => segment.words === null || segment.isOutdated).length;
  return (
    <Wrap>
      <PageHead
        title={page.title}
        lead={t('side.lead', {
          source: displayLanguage(page.sourceLanguage, locale.language),
          target: displayLanguage(language, locale.language),
        })}
        back={{ href: to('/translation'), label: t('title') }}
        aside={progress ? <ProgressWord progress={progress} /> : null}
        actions={<Actions translation={translation} open={open} />}
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
          disabled={open === 0}
          onClick={() => nextOpen(work)}
        >
          {t('side.next', { count: open })}
        </Button>
        <p role="status" className={styles.keeping} data-trouble={isTrouble(state) || undefined}>
          {words(`keep.${state}`)}
        </p>
      </div>
      {segments.length === 0 ? (
        <EmptyState title={t('side.nothing')} text={t('side.nothing.text')} />
      ) : (
        <ol className={styles.rows}>
          {segments.map((segment) => {
            const own = work.find(({ unit }) => unit === segment.unit);
            return own ? (
              <SegmentRow
                key={segment.unit}
                segment={segment}
                work={own}
                units={units}
                sourceLanguage={page.sourceLanguage}
                language={language}
                onWords={(said) => update((current) => withWords(current, segment.unit, said))}
                onConfirm={() => update((current) => withConfirmed(current, segment.unit))}
                onSettle={(whose) => update((current) => settled(current, segment.unit, whose))}
              />
            ) : null;
          })}
        </ol>
      )}
    </Wrap>
  );
}

function isTrouble(state: string): boolean {
  return ['conflict', 'refused', 'failed'].includes(state);
}

function Actions({ translation: { page, language }, open }: { translation: PageTranslation; open: number }) {
  const { texts, change, tell, sendTo, sites, to } = useEditor();
  const t = texts('editorTranslation');
  const { revalidate } = useRevalidator();
  const progress = page.targetLanguages.find((target) => target.language === language);
  const finish = async () => {
    await change('content', 'setTranslationState', {
      pageId: page.id,
      languages: [language],
      state: 'Translated',
    });
    tell('success', t('side.finished'));
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
      {progress?.translationState === 'Translated' && !progress.isOutdated ? null : (
        <Button size="compact" disabled={open > 0} onClick={() => void finish()}>
          {t('side.finish')}
        </Button>
      )}
      <Button size="compact" variant="secondary" icon="external" onClick={() => void preview()}>
        {t('side.preview')}
      </Button>
      <a className={styles.link} href={to(`/pages/${page.id}`)}>
        {t('side.page')}
      </a>
    </ButtonRow>
  );
}
