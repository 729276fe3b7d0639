/**
 * A view transition between documents: the picture of a card becomes the picture of the page it links to, and
 * back (styles/transitions.css). It does not run with reduced motion or in browsers without such transitions.
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

/**
 * Marks the picture of the card that links there for the duration of the transition, in place of the page's
 * own picture.
 */
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
