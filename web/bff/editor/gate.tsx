import type { ReactNode } from 'react';
import { AppSecret } from '#web/design/app-secret/app-secret.tsx';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { CodeList } from '#web/design/code-list/code-list.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { GateStep } from './enter.ts';
import styles from './gate.module.css';
import look from './look.module.css';

/** EDI-01: the door of the editor area for who has no session; plain forms, one for each step. */
export function Gate({ step }: { step: GateStep | undefined }) {
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
    <Card title={t('title')} text={t('gate.text')}>
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
      <div className={styles.actions}>
        <Button type="submit" icon="lock">
          {t('entrance.enter')}
        </Button>
        <a href={toMain('/')}>{t('toSite')}</a>
      </div>
    </Card>
  );
}

/** The code of an app, or a recovery code; first of all the app is set up where there is none. */
function CodeForm({ entry, offer, problem }: Extract<GateStep, { kind: 'code' }>) {
  const { texts, toMain } = usePageContext();
  const t = texts('editor');
  const account = texts('account');
  const words = texts('signIn');
  return (
    <Card
      title={offer ? words('setUp.title') : words('code.title')}
      text={offer ? t('gate.setUpText') : t('gate.codeText')}
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
      <div className={styles.actions}>
        <Button type="submit" icon="lock">
          {t('entrance.enter')}
        </Button>
        <a href={toMain('/editor')}>{t('gate.again')}</a>
      </div>
    </Card>
  );
}

/** Who has set up an app has entered; the codes are shown this one time. */
function RecoveryCodes({ codes }: Extract<GateStep, { kind: 'recoveryCodes' }>) {
  const { texts, toMain } = usePageContext();
  const account = texts('account');
  return (
    <Card title={account('recovery.title')} text={account('recovery.text')} isPlain>
      <CodeList codes={codes} />
      <div>
        <ButtonLink href={toMain('/editor')}>{texts('signIn')('codes.submit')}</ButtonLink>
      </div>
    </Card>
  );
}

type CardProps = { title: string; text: string; isPlain?: boolean; children: ReactNode };

function Card({ title, text, isPlain, children }: CardProps) {
  const content = (
    <>
      <Heading level={1} size="large">
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      {children}
    </>
  );
  return (
    <main
      id="content"
      tabIndex={-1}
      className={classNames(look.look, styles.gate)}
      data-type-set="productive"
    >
      {isPlain ? (
        <div className={styles.card}>{content}</div>
      ) : (
        <form method="post" noValidate className={styles.card}>
          {content}
        </form>
      )}
    </main>
  );
}
