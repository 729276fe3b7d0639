/** The page of an address, parsed but not shown, without running anything of it. Rejects when it does not come. */
export function findPage(url: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    // `stale-while-revalidate` is for caches in front: here the browser would show what it had a minute ago.
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
