import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { findTurn } from '#contracts/support/ticket-fields.ts';
import { type Portal, usePortal } from '../portal.ts';
import { activeServices } from '../service-states.ts';
import { addCounts } from '../ticket-status.ts';
import type { FrameNews } from './frame-operations.ts';

/** What waits for the reader: of our own people the tickets whose turn is ours, of customers those that wait for them. */
export type Waiting = {
  readonly isDesk: boolean;
  readonly count: number;
  /** There are more than are counted. */
  readonly isMore: boolean;
  readonly tickets: FrameNews['ours']['items'];
};

const deskKey = 'portal-desk';

/**
 * Fetched with every screen and change. Until it has arrived, which of the two frames somebody has follows from
 * the last visit.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen, and what was just changed, count anew
  useEffect(() => {
    if (!usesTickets || state !== 'idle') return;
    let isLatest = true;
    // Without an answer what is known stays.
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
