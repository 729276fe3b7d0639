/** What a tab is notified of: the number of a ticket that changed; undefined: any may have. */
export type NotifyNews = (number?: string) => void;

type Listen = (gone: AbortSignal, notify: NotifyNews) => Promise<void>;

const name = 'ticket-news';

/**
 * One tab of the browser listens and notifies the others: over HTTP/1.1 a browser opens six connections to a site, and the
 * seventh tab with a stream of its own could load nothing any more. Hidden tabs do not listen, but get the news that
 * is passed on; a tab that is shown again is up to date. Until `gone`.
 */
export function shareNews(listen: Listen, gone: AbortSignal, notify: NotifyNews): void {
  // Browsers without locks have no secure context or are old; there each tab listens for itself.
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

/** Listens where no other tab does, or once it has ended. What happened between the two is looked for once. */
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
