import type { Journey } from '#contracts/identity/client.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { JourneyView } from './journey/journey-view.ts';
import { CardLink } from './sign-in-card.tsx';

/** Links between the sign-in pages; they carry along the address to return to. */
export function JourneyLinks({ view: { journey, goto, step } }: { view: JourneyView }) {
  const { to, texts } = usePageContext();
  const t = texts('signIn');
  const way = (path: string, query: Readonly<Record<string, string>> = {}) => {
    const parameters = new URLSearchParams({ ...query, ...(goto && { goto }) });
    return to(path) + (parameters.size > 0 ? `?${parameters}` : '');
  };
  if (journey === 'Login') {
    // A later step can only be left by starting the journey again.
    if (step && step.stage !== 'Credentials')
      return <CardLink href={way('/sign-in')} label={t('link.login')} />;
    return (
      <>
        <sign-in-passkey-way hidden>
          <CardLink href={way('/sign-in', { prefer: 'passkey' })} label={t('link.passkey')} />
        </sign-in-passkey-way>
        <CardLink href={way('/reset-password')} label={t('link.reset')} />
        <CardLink href={way('/register')} label={t('link.register')}>
          {t('link.noAccount')}
        </CardLink>
      </>
    );
  }
  return (
    <>
      {step || journey === 'Invitation' ? null : (
        <CardLink href={way(beginnings[journey])} label={t('link.again')} />
      )}
      {journey === 'Registration' ? (
        <CardLink href={way('/sign-in')} label={t('login.submit')}>
          {t('link.hasAccount')}
        </CardLink>
      ) : (
        <CardLink href={way('/sign-in')} label={t('link.login')} />
      )}
    </>
  );
}

const beginnings: Readonly<Record<Exclude<Journey, 'Login' | 'Invitation'>, string>> = {
  Registration: '/register',
  ResetPassword: '/reset-password',
};
