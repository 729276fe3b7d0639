import type { ReactNode } from 'react';
import { company } from '#web/request/company.ts';
import { useReader } from '#web/request/reader.ts';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/form/text-fields.tsx';
import { Heading } from '#web/ui/heading/heading.tsx';
import { Kicker } from '#web/ui/kicker/kicker.tsx';
import { Lead, Wrap } from '#web/ui/section/section.tsx';
import styles from './protected-page.module.css';

/** Asks for the password of a protected page (PAG-05); nothing of the page itself is shown before. */
export function PasswordGate({ problem }: { problem?: string }) {
  const t = useReader().texts('page');
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

/** Sends to the portal's sign-in where a page is for customers with a certain role. */
export function RoleGate() {
  const { texts, toMain } = useReader();
  const t = texts('page');
  return (
    <Gate
      overline={t('role.overline')}
      title={t('role.title')}
      text={t('role.text', { portal: company.portalName })}
    >
      <ButtonLink href={toMain('/mykomax')} icon="user">
        {t('role.logIn')}
      </ButtonLink>
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
