/** Notifies a tab: `number` of the ticket that changed; undefined: any may have changed. */
export type NotifyNews = (number?: string) => void;

type Listen = (gone: AbortSignal, notify: NotifyNews) => Promise<void>;

const name = 'ticket-news';

/**
 * One tab of the browser listens and notifies the others: over HTTP/1.1 a browser opens six connections to a
 * site, so a seventh tab with a stream of its own could not load anything. Hidden tabs do not listen, but are
 * notified by others, so they are up to date when shown again. Runs until `gone`.
 */
export function shareNews(listen: Listen, gone: AbortSignal, notify: NotifyNews): void {
  // Old browsers and insecure contexts have no locks; there each tab listens for itself.
  if (!navigator.locks) return void listen(gone, notify);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<{ number?: string }>) => notify(data.number);
  const notifyAll: NotifyNews = (number) => {
    notify(number);
    channel.postMessage({ number });
  };

  let seen: AbortController | undefined;
  const follow = () => {
    if (document.hidden) {
      seen?.abort();
      seen = undefined;
    } else if (!seen) {
      seen = new AbortController();
      void takeTurn(listen, AbortSignal.any([gone, seen.signal]), notifyAll);
    }
  };
  const comeBack = () => {
    if (!document.hidden) notify();
    follow();
  };
  follow();
  document.addEventListener('visibilitychange', comeBack, { signal: gone });
  gone.addEventListener('abort', () => channel.close());
}

/** Listens if no other tab does, or once that has ended. Changes in between are checked for once. */
async function takeTurn(listen: Listen, signal: AbortSignal, notify: NotifyNews): Promise<void> {
  try {
    const isFirst = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await listen(signal, notify);
      return lock !== null;
    });
    if (isFirst) return;
    await navigator.locks.request(name, { signal }, async () => {
      notify();
      await listen(signal, notify);
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
