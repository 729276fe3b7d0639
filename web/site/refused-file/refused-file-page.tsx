import type { ReactNode } from 'react';
import { data } from 'react-router';
import { type FileRefusal, fileRefusals, isFileRefusal } from '#contracts/file-refusals.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { ErrorFrame } from '#web/design/error-frame/error-frame.tsx';
import { Spinner } from '#web/design/spinner/spinner.tsx';
import { translator } from '#web/i18n/translator.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { documentTitle } from '#web/site/render/document-head.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { type PageContext, usePageContext } from '#web/site/visit/page-context.ts';
import type { Route } from './+types/refused-file-page.ts';

/**
 * The page for somebody who followed a link to a file and may not have it: the reason, and what to do
 * (server/site/show-refusal.ts).
 */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { reason } = params;
  if (!isFileRefusal(reason)) throw data(null, { status: 404 });
  const visit = context.get(visitContext);
  const title = documentTitle(translator(visit.locale.language, 'refusedFile')(`${reason}.title`), visit);
  const frame: FrameData = { theme: visit.site.theme, breadcrumb: [], content: null };
  const file = readFile(url.searchParams.get('file') ?? '');
  const { issuer } = context.get(serverContext).settings;
  const paper = /^[\w-]{1,100}$/.exec(url.searchParams.get('paper') ?? '')?.[0];
  return data(
    { reason, frame, title, file, paper, issuer },
    { status: fileRefusals[reason], headers: { 'cache-control': 'private, no-store' } },
  );
}

/** The address of a document of this site, to return to after signing in. */
function readFile(address: string): string | undefined {
  return /^\/file\/[\w.-]{1,200}(?:\?l=[a-z]{2}(?:-[a-z]{2})?)?$/.exec(address)?.[0];
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function RefusedFilePage({ loaderData }: Route.ComponentProps) {
  const { reason } = loaderData;
  const reader = usePageContext();
  const t = reader.texts('refusedFile');
  const error = reader.texts('error');
  const onward = findOnward(reader, loaderData);
  const step = onward ? <ButtonLink href={onward.href}>{onward.label}</ButtonLink> : null;
  return (
    <ErrorFrame
      overline={error('malformed.overline', { status: String(fileRefusals[reason]) })}
      title={t(`${reason}.title`)}
      message={t(`${reason}.text`)}
      actions={
        <>
          {reason === 'login' ? <LogIn issuer={loaderData.issuer}>{step}</LogIn> : step}
          <ButtonLink href={reader.to('/')} variant={onward ? 'secondary' : 'primary'}>
            {error('goHome')}
          </ButtonLink>
        </>
      }
    />
  );
}

/**
 * A script asks the tenant who is signed in, passes that on to the server and requests the document again; a
 * signed-out reader signs in first and returns (role-gate.element.ts). Without script, the link leads to the
 * sign-in.
 */
function LogIn({ issuer, children }: { issuer: string; children: ReactNode }) {
  const { texts, toMain } = usePageContext();
  const t = texts('page');
  return (
    <page-role-gate data-issuer={issuer} data-error-page={toMain('/error')}>
      <div data-part="ask">{children}</div>
      <div data-part="wait" hidden>
        <Spinner label={t('role.waiting')} />
      </div>
      <div data-part="failed" hidden>
        <p role="alert">{t('role.failed')}</p>
        {children}
      </div>
    </page-role-gate>
  );
}

type Refused = { reason: FileRefusal; file: string | undefined; paper: string | undefined };

/** The one link that helps the reader to get the file; undefined: there is none. */
function findOnward(
  { texts, to, toMain }: PageContext,
  { reason, file, paper }: Refused,
): { href: string; label: string } | undefined {
  const t = texts('refusedFile');
  switch (reason) {
    case 'login': {
      const query = file ? `?${new URLSearchParams({ goto: file })}` : '';
      return { href: `${to('/sign-in')}${query}`, label: t('login.link') };
    }
    case 'paper':
    case 'request':
      return paper
        ? { href: `${to('/forms/whitepaper')}?${new URLSearchParams({ paper })}`, label: t('request.link') }
        : undefined;
    case 'withdrawn':
      return { href: toMain('/mykomax/downloads'), label: t('withdrawn.link') };
    default:
      return undefined;
  }
}
