import { ButtonLink } from '#web/design/button/button.tsx';
import { ErrorFrame } from '#web/design/error-frame/error-frame.tsx';
import { usePortal } from '../portal.ts';

/** UAD-03: somebody who is missing and somebody who may not be seen look alike. */
export function InvalidPerson() {
  const { texts, to, name } = usePortal();
  const t = texts('people');
  return (
    <ErrorFrame
      overline={name}
      title={t('invalid.title')}
      message={t('invalid.text')}
      actions={<ButtonLink href={to('/user-admin')}>{t('toList')}</ButtonLink>}
    />
  );
}
