import { Breadcrumb, type Crumb } from '#web/design/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '#web/design/button/button.tsx';
import { ErrorFrame } from '#web/design/error-frame/error-frame.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** Statuses with a text of their own. */
const kinds: Readonly<Record<number, 'forbidden' | 'expired' | 'unavailable'>> = {
  403: 'forbidden',
  410: 'expired',
  503: 'unavailable',
};

/** The page for errors: 404, 503 and everything unexpected (NAV-04, SYS-05). */
export function ErrorPage({ status, message }: { status: number; message?: string }) {
  const { texts, toMain, directory } = usePageContext();
  const { legalName } = directory.company;
  const t = texts('error');
  const home = { title: texts('frame')('home'), href: '/' };
  const goHome = <ButtonLink href="/">{t('goHome')}</ButtonLink>;
  if (status === 404) {
    return (
      <>
        <title>{`${t('notFound.title')} – ${legalName}`}</title>
        <meta name="robots" content="noindex" />
        <Crumbs items={[home, { title: '404', href: '/' }]} />
        <ErrorFrame
          overline={t('notFound.overline')}
          title={t('notFound.title')}
          message={t('notFound.text', { message: message ?? t('notFound.title') })}
          actions={
            <>
              {goHome}
              <ButtonLink href={toMain('/products')} variant="secondary">
                {t('link.products')}
              </ButtonLink>
              <ButtonLink href={toMain('/contact')} variant="secondary">
                {t('link.contact')}
              </ButtonLink>
            </>
          }
        />
      </>
    );
  }
  const kind = kinds[status] ?? (status < 500 ? 'malformed' : undefined);
  return (
    <>
      <title>{`${t('pageTitle')} – ${legalName}`}</title>
      <meta name="robots" content="noindex" />
      <Crumbs items={[home, { title: t('pageTitle') }]} />
      <ErrorFrame
        overline={kind ? t(`${kind}.overline`, { status: String(status) }) : t('unexpected')}
        title={kind ? t(`${kind}.title`) : t('sorry')}
        message={kind ? t(`${kind}.text`) : t('maintenance.text')}
        actions={goHome}
      />
    </>
  );
}

function Crumbs({ items }: { items: Crumb[] }) {
  return (
    <Wrap>
      <Breadcrumb label={usePageContext().texts('frame')('breadcrumb')} items={items} />
    </Wrap>
  );
}
