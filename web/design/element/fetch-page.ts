/** Fetches a page and parses it without running its scripts. Rejects when it cannot be fetched. */
export function findPage(url: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    // `stale-while-revalidate` is meant for caches in front: in the browser it would show a page from a
    // minute ago.
    request.setRequestHeader('Cache-Control', 'max-age=0');
    request.onload = () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`The page answered ${request.status}`));
    request.onerror = () => reject(new Error('The page did not come'));
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}
