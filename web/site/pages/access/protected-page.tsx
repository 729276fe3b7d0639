import type { ReactNode } from 'react';
import { Button, ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Kicker } from '#web/design/kicker/kicker.tsx';
import { Lead, Wrap } from '#web/design/section/section.tsx';
import { Spinner } from '#web/design/spinner/spinner.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './protected-page.module.css';
import type { Refusal } from './role-refusal.ts';

/** Asks for the password of a protected page (PAG-05); nothing of the page itself is shown before that. */
export function PasswordGate({ problem }: { problem?: string }) {
  const t = usePageContext().texts('page');
  return (
    <Gate overline={t('password.overline')} title={t('password.title')} text={t('password.text')}>
      <form method="post" noValidate className={styles.form}>
        <TextInput
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          label={t('password.label')}
          error={problem}
          required
        />
        <Button type="submit" icon="lock">
          {t('password.submit')}
        </Button>
      </form>
    </Gate>
  );
}

/**
 * The gate of a page for people with a certain role: a script finds out who is signed in and requests the
 * page again (role-gate.element.ts). Without script the link leads to the portal, which says whom to call.
 */
export function RoleGate({ issuer }: { issuer: string }) {
  const { texts, toMain, directory } = usePageContext();
  const t = texts('page');
  const logIn = (
    <ButtonLink href={toMain('/mykomax')} icon="user">
      {t('role.logIn')}
    </ButtonLink>
  );
  return (
    <Gate
      overline={t('role.overline')}
      title={t('role.title')}
      text={t('role.text', { portal: directory.company.portalName })}
    >
      <page-role-gate data-issuer={issuer} data-error-page={toMain('/error')}>
        <div data-part="ask">{logIn}</div>
        <div data-part="wait" hidden>
          <Spinner label={t('role.waiting')} />
        </div>
        <div data-part="failed" hidden className={styles.failed}>
          <p role="alert">{t('role.failed')}</p>
          {logIn}
        </div>
      </page-role-gate>
    </Gate>
  );
}

/** Shows a person without the role of a page what is missing, and who can grant it. */
export function RoleRefusal({ refusal }: { refusal: Refusal }) {
  const { texts, toMain, directory } = usePageContext();
  const t = texts('page');
  const { name, email, service, role, administrators } = refusal;
  const needed = service ? texts('portal')(`service.${service}`) : role;
  return (
    <Gate
      overline={t('role.overline')}
      title={t('role.missing.title')}
      text={t('role.missing', { name, email, service: needed })}
    >
      {administrators.length > 0 ? (
        <div>
          <p>{t('role.givers')}</p>
          <ul className={styles.givers}>
            {administrators.map((each) => (
              <li key={each.email}>
                <TextLink href={`mailto:${each.email}`}>{each.name}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p>{t('role.noGivers')}</p>
      )}
      <ButtonRow>
        <ButtonLink href={toMain('/mykomax')} icon="user">
          {t('role.ask', { portal: directory.company.portalName })}
        </ButtonLink>
        <ButtonLink href={toMain('/mykomax/logout')} variant="secondary">
          {t('role.logOut')}
        </ButtonLink>
      </ButtonRow>
    </Gate>
  );
}

type GateProps = { overline: string; title: string; text: string; children: ReactNode };

function Gate({ overline, title, text, children }: GateProps) {
  return (
    <Wrap width="inline">
      <div className={styles.gate}>
        <Kicker>{overline}</Kicker>
        <Heading level={1} size="highlight">
          {title}
        </Heading>
        <Lead>{text}</Lead>
        {children}
      </div>
    </Wrap>
  );
}
