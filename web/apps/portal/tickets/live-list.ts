import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useTicketNews } from './ticket-news.ts';

/** News often come in bunches: a reply changes its ticket, too. */
const gatherMs = 400;

/** Keeps a list of tickets as it is now; rows that stay keep the focus, and the page its place. */
export function useLiveList(): void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useTicketNews(undefined, () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void revalidate();
    }, gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
