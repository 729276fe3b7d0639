import { useEffect, useState } from 'react';
import { listFormat } from '#web/i18n/format/format.ts';
import { type Portal, usePortal } from '../portal.ts';
import type { ServicePlace } from './frame-operations.ts';
import { newTicketPath } from './places.ts';
import styles from './rail.module.css';

/** The service location for a customer to call: the one that serves the country of the machines. */
export function ServicePlaceCard() {
  const portal = usePortal();
  const [place, setPlace] = useState<ServicePlace>();
  useEffect(() => {
    // Without a response no number is shown; the next page tries again.
    loadServicePlace(portal).then(setPlace, () => undefined);
  }, [portal]);
  if (!place) return null;
  return (
    <p className={styles.card}>
      <span className={styles.muted}>{portal.texts('application')('place')}</span>
      <strong>{listFormat(new Set([place.name, place.city]), portal.locale, 'plain')}</strong>
      <a href={`tel:${place.phone.replace(/[^+\d]/g, '')}`}>{place.phone}</a>
    </p>
  );
}

async function loadServicePlace(portal: Portal): Promise<ServicePlace | undefined> {
  if (!newTicketPath(portal)) return undefined;
  const { ticketChoices } = await portal.sendOperation('support', 'framePlace');
  return ticketChoices.locations.find(({ servicePlace }) => servicePlace)?.servicePlace ?? undefined;
}
