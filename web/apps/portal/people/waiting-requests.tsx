import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { Badge } from '#web/design/badge/badge.tsx';
import { formatNumber } from '#web/i18n/format/format.ts';
import { usePortal } from '../portal.ts';

/**
 * UAD-01: the number of requests that wait for the administrator, in the navigation; fetched with every
 * screen and change.
 */
export function WaitingRequests() {
  const { texts, sendOperation, locale } = usePortal();
  const { key } = useLocation();
  const { state } = useRevalidator();
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again for another screen and after a change
  useEffect(() => {
    if (state !== 'idle') return;
    let isCurrent = true;
    sendOperation('accounts', 'waitingRequests').then(
      ({ waitingRequests }) => isCurrent && setCount(waitingRequests),
      // Without a response the known value is kept.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [sendOperation, key, state]);
  if (count === 0) return null;
  return (
    <>
      {' '}
      <Badge tone="accent">
        <span aria-hidden="true">{formatNumber(count, locale)}</span>
        <span className="visually-hidden">{texts('portal')('navigation.requests', { count })}</span>
      </Badge>
    </>
  );
}
