import { useEffect, useState } from 'react';
import { listFormat } from '#web/i18n/format/format.ts';
import { type Portal, usePortal } from '../portal.ts';
import type { ServicePlace } from './frame-operations.ts';
import { newTicketPath } from './places.ts';
import styles from './rail.module.css';

/** Whom a customer calls: the place that looks after the country in which the machines stand. */
export function ServicePlaceCard() {
  const portal = usePortal();
  const [place, setPlace] = useState<ServicePlace>();
  useEffect(() => {
    // Without an answer there is no number to show; the next page asks again.
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
