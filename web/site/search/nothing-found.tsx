import { ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** What to do when nothing was found: other words, the lists of everything, a person. */
export function NothingFound({ query }: { query: string }) {
  const { toMain, texts } = usePageContext();
  const t = texts('search');
  return (
    <EmptyState
      title={t('empty.title', { query })}
      text={t('empty.text')}
      action={
        <ButtonRow>
          <ButtonLink href={toMain('/products')}>{t('empty.products')}</ButtonLink>
          <ButtonLink href={toMain('/services')} variant="secondary">
            {t('empty.services')}
          </ButtonLink>
          <ButtonLink href={toMain('/contact')} variant="secondary">
            {t('empty.contact')}
          </ButtonLink>
        </ButtonRow>
      }
    />
  );
}
