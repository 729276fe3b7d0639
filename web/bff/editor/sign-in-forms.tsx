import type { ReactNode } from 'react';
import { AppSecret } from '#web/design/app-secret/app-secret.tsx';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { CodeList } from '#web/design/code-list/code-list.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { SignInFormsStep } from './handle-sign-in.ts';
import styles from './sign-in-forms.module.css';

/** EDI-01: signing in to the editor area with plain forms, one for each step. */
export function SignInForms({ step }: { step: SignInFormsStep | undefined }) {
  switch (step?.kind) {
    case 'code':
      return <CodeForm {...step} />;
    case 'recoveryCodes':
      return <RecoveryCodes {...step} />;
    default:
      return <PasswordForm {...step} />;
  }
}

function PasswordForm({ name, problem }: { name?: string; problem?: string }) {
  const { texts, toMain } = usePageContext();
  const t = texts('editor');
  return (
    <StepForm title={t('title')} text={t('gate.text')} other={{ href: toMain('/'), label: t('toSite') }}>
      <TextInput
        id="name"
        name="name"
        label={t('gate.name')}
        hint={t('gate.nameHint')}
        autoComplete="username"
        autoCapitalize="words"
        spellCheck={false}
        defaultValue={name}
      />
      <TextInput
        id="password"
        name="password"
        type="password"
        label={t('entrance.password')}
        autoComplete="current-password"
        error={problem}
        required
      />
    </StepForm>
  );
}

/** Asks for the code of an app, or a recovery code; an editor without an app sets one up first. */
function CodeForm({ entry, offer, problem }: Extract<SignInFormsStep, { kind: 'code' }>) {
  const { texts, toMain } = usePageContext();
  const t = texts('editor');
  const account = texts('account');
  const words = texts('signIn');
  return (
    <StepForm
      title={offer ? words('setUp.title') : words('code.title')}
      text={offer ? t('gate.setUpText') : t('gate.codeText')}
      other={{ href: toMain('/editor'), label: t('gate.again') }}
    >
      <input type="hidden" name="entry" value={entry} />
      {offer ? (
        <AppSecret {...offer} qrLabel={account('totp.qr')} secretLabel={account('totp.secret')} />
      ) : null}
      <TextInput
        id="code"
        name="code"
        label={offer ? account('totp.code') : t('gate.code')}
        inputMode={offer ? 'numeric' : undefined}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        error={problem}
        required
      />
    </StepForm>
  );
}

/** After setting up an app the editor is signed in; the recovery codes are shown only this once. */
function RecoveryCodes({ codes }: Extract<SignInFormsStep, { kind: 'recoveryCodes' }>) {
  const { texts, toMain } = usePageContext();
  const account = texts('account');
  return (
    <Place>
      <div className={styles.card}>
        <CardHead title={account('recovery.title')} text={account('recovery.text')} />
        <CodeList codes={codes} />
        <div>
          <ButtonLink href={toMain('/editor')}>{texts('signIn')('codes.submit')}</ButtonLink>
        </div>
      </div>
    </Place>
  );
}

type StepProps = CardHeadProps & {
  /** The link for somebody who does not want to continue. */
  other: { href: string; label: string };
  children: ReactNode;
};

function StepForm({ title, text, other, children }: StepProps) {
  const t = usePageContext().texts('editor');
  return (
    <Place>
      <form method="post" noValidate className={styles.card}>
        <CardHead title={title} text={text} />
        {children}
        <div className={styles.actions}>
          <Button type="submit" icon="lock">
            {t('entrance.enter')}
          </Button>
          <a href={other.href}>{other.label}</a>
        </div>
      </form>
    </Place>
  );
}

function Place({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={styles.gate} data-type-set="productive">
      {children}
    </main>
  );
}

type CardHeadProps = { title: string; text: string };

function CardHead({ title, text }: CardHeadProps) {
  return (
    <>
      <Heading level={1} size="large">
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
    </>
  );
}
