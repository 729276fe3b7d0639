import { createContext, data } from 'react-router';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import { sameOriginPath } from '#contracts/paths/same-origin-path.ts';
import { translator } from '#web/i18n/translator.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { useAssets } from '#web/site/render/assets.ts';
import { documentTitle } from '#web/site/render/document-head.ts';
import { responseNotes } from '#web/site/render/response-notes.ts';
import { type Visit, visitContext } from '#web/site/visit/context.ts';
import { mainPath } from '#web/site/visit/links.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { readFormBody } from '#web/site/visit/request/read-request-body.ts';
import type { Route } from './+types/journey-page.ts';
import type { JourneyClient } from './journey/journey-client.ts';
import { getJourney } from './journey/journey-pages.ts';
import type { JourneyError, JourneyView } from './journey/journey-view.ts';
import { readSubmittedStep } from './journey/submitted-step.ts';
import { type Outcome, openJourney, takeStep } from './journey/take-step.ts';
import { JourneyErrorNotice } from './journey-error-notice.tsx';
import { JourneyLinks } from './journey-links.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { StepForm } from './step-form.tsx';
import { isSuspended, journeyTitle, stepLabels } from './step-labels.ts';

/** The result of the action, so that the loader after it starts no new journey. */
const answeredContext = createContext<JourneyView | null>(null);

/** IDP-07: signing in, registering, a new password, an invitation. Each step of a journey with the tenant is one form. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const way = getStepInput({ request, context, url, token: params.token });
  const answered = context.get(answeredContext);
  const outcome: Outcome = answered ? { kind: 'show', view: answered } : await openJourney(way);
  if (outcome.kind === 'done') return signedIn(outcome.cookies, way.next);
  const { view } = outcome;
  const visit = context.get(visitContext);
  const t = translator(visit.locale.language, 'signIn');
  const title = documentTitle(journeyTitle(view.journey, t, visit.directory.company.portalName), visit);
  const frame: FrameData = { theme: visit.site.theme, breadcrumb: [], content: null };
  const headers = forOnePerson(view.journeyError);
  const site = siteWaiting(way.goto, visit.directory);
  if (site) context.get(responseNotes).formsTo = site;
  return data({ view, frame, title }, { headers });
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const way = getStepInput({ request, context, url, token: params.token });
  const sent = readSubmittedStep(await readFormBody(request));
  const outcome = sent ? await takeStep(way, sent) : await openJourney(way);
  if (outcome.kind === 'done') return signedIn(outcome.cookies, way.next);
  context.set(answeredContext, outcome.view);
  return data(null, { status: getStatus(outcome.view.journeyError) });
}

type Arrival = Pick<Route.LoaderArgs, 'request' | 'context' | 'url'> & { token: string | undefined };

/** Throws a redirect to the portal where another tenant has sign-in pages of its own. */
function getStepInput({ request, context, url, token }: Arrival) {
  const { identity } = context.get(serverContext);
  const visit = context.get(visitContext);
  const portal = mainPath(visit, '/mykomax');
  if (!identity) throw new Response(null, { status: 302, headers: { location: portal } });
  const client: JourneyClient = {
    tenant: identity,
    visitor: request.headers.get(visitorHeader) ?? '',
    userAgent: request.headers.get('user-agent') ?? '',
    cookie: request.headers.get('cookie'),
    language: visit.locale.language,
  };
  const suspendedId = url.searchParams.get('suspendedId');
  const goto = sameOriginPath(url.searchParams.get('goto'), url.origin);
  const query = {
    ...(suspendedId && { suspendedId }),
    ...(token && { token }),
    ...(url.searchParams.get('prefer') === 'passkey' && { prefer: 'passkey' }),
  };
  return { client, journey: getJourney(visit.path), query, goto, next: goto ?? portal };
}

/** Passes the session cookies on to the browser and redirects to the requested address. */
function signedIn(cookies: readonly string[], next: string): Response {
  const answer = new Response(null, {
    status: 303,
    headers: { location: next, 'cache-control': 'no-store' },
  });
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}

/**
 * The origin of another site to which the last form finally redirects: browsers block a form whose redirect
 * the content security policy does not allow.
 */
function siteWaiting(goto: string | undefined, { sites, getOrigin }: Visit['directory']): string | undefined {
  const back = goto && new URLSearchParams(goto.slice(goto.indexOf('?'))).get('redirect_uri');
  return sites.map(({ id }) => getOrigin(id)).find((origin) => back?.startsWith(`${origin}/`));
}

function getStatus(journeyError: JourneyError | undefined): number {
  if (!journeyError) return 200;
  return journeyError.kind === 'tooMany' ? 429 : 422;
}

/**
 * Not cached, not indexed, and its address, which may contain a token from a mail, is not sent to other
 * sites.
 */
function forOnePerson(journeyError: JourneyError | undefined): Record<string, string> {
  return {
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
    ...(journeyError?.kind === 'tooMany' && { 'retry-after': String(journeyError.retryAfterSeconds) }),
  };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function JourneyPage({ loaderData: { view } }: Route.ComponentProps) {
  const { texts, directory } = usePageContext();
  const { portalName } = directory.company;
  const t = texts('signIn');
  const { title, text } = stepLabels(view, t, portalName);
  return (
    <SignInCard title={title} text={view.step ? text : undefined} links={<JourneyLinks view={view} />}>
      <PortalPrefetch />
      {view.step && !isSuspended(view) ? (
        <StepForm view={view} step={view.step} portal={portalName} />
      ) : (
        <JourneyErrorNotice view={view} />
      )}
    </SignInCard>
  );
}

/**
 * Prefetches the portal's files while the password is typed; on slow networks they would take time
 * afterwards.
 */
function PortalPrefetch() {
  const { script, styles, modules = [], screens = {} } = useAssets().applications.portal;
  const dashboard = screens['web/apps/portal/dashboard/dashboard.tsx'] ?? [];
  return (
    <>
      {[script, ...modules, ...dashboard].map((file) => (
        <link key={file} rel="prefetch" as="script" href={file} />
      ))}
      {styles.map((file) => (
        <link key={file} rel="prefetch" as="style" href={file} />
      ))}
    </>
  );
}
