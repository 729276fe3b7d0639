/**
 * The picture of the card that leads to a page becomes the picture there, and the other way back (styles/transitions.css). Where
 * little motion is wanted, or the browser knows no transitions between documents, none of this is used.
 */
export function carryPictures(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition && activation?.entry.url) carry(activation.entry.url, viewTransition);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    const from = window.navigation?.activation?.from?.url;
    if (viewTransition && from) carry(from, viewTransition);
  });
}

/** Marks the picture of the card that leads there for as long as the transition takes; a page's own one steps back. */
function carry(address: string, { finished }: ViewTransition): void {
  const card = [...document.querySelectorAll<HTMLElement>('[data-picture="card"]')].find((picture) =>
    leadsTo(picture, address),
  );
  if (!card) return;
  const root = document.documentElement;
  root.toggleAttribute('data-carries', true);
  card.dataset.picture = 'carried';
  const putBack = () => {
    root.removeAttribute('data-carries');
    card.dataset.picture = 'card';
  };
  finished.then(putBack, putBack);
}

function leadsTo(picture: HTMLElement, address: string): boolean {
  const link = picture.closest('article')?.querySelector('a');
  const { top, bottom } = picture.getBoundingClientRect();
  const isSeen = bottom > 0 && top < innerHeight;
  return isSeen && link instanceof HTMLAnchorElement && pageOf(link.href) === pageOf(address);
}

const pageOf = (address: string) => address.replace(/[?#].*$/, '');
