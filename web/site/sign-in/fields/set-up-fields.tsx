import { AppSecret } from '#web/design/app-secret/app-secret.tsx';
import { CodeList } from '#web/design/code-list/code-list.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { toldText } from '../journey/step.ts';
import type { StepFieldProps } from './step-field-props.ts';

/** By this ForgeRock tells the secret that an authenticator app is to take over. */
export const deviceRegistration = 'mfaDeviceRegistration';

/** The secret for an authenticator app, for its camera and to type. */
export function AskedSecret({ asked }: Pick<StepFieldProps, 'asked'>) {
  const t = usePageContext().texts('signIn');
  const address = toldText(asked, 'value');
  const secret = URL.canParse(address) ? new URL(address).searchParams.get('secret') : null;
  return (
    <AppSecret uri={address} secret={secret ?? ''} qrLabel={t('setUp.qr')} secretLabel={t('setUp.secret')} />
  );
}

/** Codes for the day on which the app is lost, a line each. */
export function NewRecoveryCodes({ asked }: Pick<StepFieldProps, 'asked'>) {
  return <CodeList codes={toldText(asked, 'message').split('\n')} />;
}
