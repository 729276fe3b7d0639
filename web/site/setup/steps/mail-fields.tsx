import { Button } from '#web/design/button/button.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { translator } from '#web/i18n/translator.ts';
import frame from '../frame/setup-frame.module.css';
import { describeField, type StepState } from './step-fields.ts';

type MailFieldsProps = StepState & {
  /** The settings name a mail server, so there are no fields. */
  hasMailServer: boolean;
  isKept: boolean;
  /** A test mail has just been sent. */
  isSent: boolean;
};

/** The mail server, with a test mail. A password is never rendered back into its field. */
export function MailFields({ hasMailServer, isKept, isSent, ...step }: MailFieldsProps) {
  const { language, values } = step;
  const t = translator(language, 'setup');
  const text = (name: string, hint?: string) => ({
    ...describeField(step, name, hint),
    defaultValue: values[name],
    spellCheck: false,
  });
  if (hasMailServer)
    return (
      <>
        <input type="hidden" name="mailSecurity" value="tls" />
        <p>{t('mail.given')}</p>
      </>
    );
  return (
    <>
      <div className={frame.pair}>
        <TextInput {...text('mailHost', 'hint.mailHost')} autoCapitalize="none" inputMode="url" />
        <TextInput {...text('mailPort', 'hint.mailPort')} inputMode="numeric" maxLength={5} />
      </div>
      <Select
        {...describeField(step, 'mailSecurity')}
        defaultValue={values.mailSecurity}
        options={(['tls', 'startTls'] as const).map((security) => ({
          value: security,
          label: t(`mailSecurity.${security}`),
        }))}
      />
      <div className={frame.pair}>
        <TextInput {...text('mailUser')} autoComplete="off" autoCapitalize="none" />
        <TextInput
          {...describeField(step, 'mailPassword', isKept ? 'hint.passwordKept' : undefined)}
          type="password"
          autoComplete="off"
        />
      </div>
      <TextInput {...text('mailTest', 'hint.mailTest')} type="email" autoComplete="email" />
      <div>
        <Button type="submit" name="go" value="test" variant="secondary" size="compact">
          {t('mail.test')}
        </Button>
      </div>
      {isSent ? <p role="status">{t('mail.sent', { address: values.mailTest ?? '' })}</p> : null}
    </>
  );
}
