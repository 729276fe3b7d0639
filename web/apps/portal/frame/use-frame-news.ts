import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { findTurn } from '#contracts/support/ticket-fields.ts';
import { type Portal, usePortal } from '../portal.ts';
import { activeServices } from '../service-states.ts';
import { addCounts } from '../ticket-status.ts';
import type { FrameNews } from './frame-operations.ts';

/**
 * The tickets that wait for the reader: for employees those that wait for the company, for customers those
 * that wait for the customer.
 */
export type Waiting = {
  readonly isDesk: boolean;
  readonly count: number;
  /** There are more than `count`. */
  readonly isMore: boolean;
  readonly tickets: FrameNews['ours']['items'];
};

const deskKey = 'portal-desk';

/**
 * Fetched with every screen and change. Until it has arrived, the frame of the last visit is shown: a
 * customer's or the service desk's.
 */
export function useFrameNews(): Waiting {
  const portal = usePortal();
  const { viewer } = portal;
  const usesTickets = activeServices(viewer).some(({ key }) => key === 'ticketing');
  const [waiting, setWaiting] = useState<Waiting>(() => ({
    isDesk: usesTickets && localStorage.getItem(deskKey) === viewer.id,
    count: 0,
    isMore: false,
    tickets: [],
  }));
  const { key } = useLocation();
  const { state } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again for another screen and after a change
  useEffect(() => {
    if (!usesTickets || state !== 'idle') return;
    let isLatest = true;
    // Without a response the known value is kept.
    loadWaiting(portal).then(
      (found) => isLatest && setWaiting(found),
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [portal, usesTickets, key, state]);
  return waiting;
}

async function loadWaiting({ sendOperation, viewer }: Portal): Promise<Waiting> {
  const { ticketSettings, ours, waiting } = await sendOperation('support', 'frameNews');
  const isDesk = ticketSettings.readerIsEmployee;
  if (isDesk) localStorage.setItem(deskKey, viewer.id);
  const turn = isDesk ? 'ours' : 'waitingForCustomer';
  const counted = addCounts(ours.counts.filter(({ status }) => findTurn(status) === turn));
  return { isDesk, ...counted, tickets: (isDesk ? ours : waiting).items };
}
