import { type Extent, moveBy, type PictureView, scaleAt, wholePicture } from './picture-view.ts';
import { followPointers } from './pointers.ts';

export type PictureZoom = {
  /** Shows another picture, unscaled. */
  readonly show: (picture: HTMLImageElement) => void;
  /** Handles a key; returns whether it was one of the zoom's. */
  readonly takeKey: (event: KeyboardEvent) => boolean;
};

const step = 1.5;
/** The pause after a movement before a sharper picture is requested. */
const restMs = 150;
/** The scale of a double click. */
const close = 2.5;
/** How far an arrow key moves the picture, as a fraction of its place. */
const stride = 0.2;
const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const middle = { x: 0, y: 0 };

/**
 * Zooms the picture of a lightbox by wheel, two fingers, double click, keys and buttons. A picture larger
 * than its place is moved by finger, pointer or arrow keys, and a click centres its point.
 * @param turn shows another picture, so many further
 */
export function zoomPictures(
  dialog: HTMLDialogElement,
  turn: (steps: number) => void,
  signal: AbortSignal,
): PictureZoom {
  const tools = dialog.querySelector<HTMLElement>('[data-zoom-tools]')!;
  const [farther, closer] = tools.querySelectorAll<HTMLButtonElement>('[data-zoom]');
  const percentage = tools.querySelector('output')!;
  const percent = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' });
  let picture = dialog.querySelector('img')!;
  let view = wholePicture;
  let asking: ReturnType<typeof setTimeout> | undefined;

  const draw = (next: PictureView, isHeld = false) => {
    view = next;
    dialog.toggleAttribute('data-zoomed', view.scale > 1);
    dialog.toggleAttribute('data-held', isHeld);
    picture.style.scale = String(view.scale);
    picture.style.translate = `${view.x}px ${view.y}px`;
    farther?.setAttribute('aria-disabled', String(view.scale <= 1));
    closer?.setAttribute('aria-disabled', String(view.scale >= extentOf(picture).maxScale));
    percentage.value = percent.format(view.scale);
    clearTimeout(asking);
    asking = setTimeout(requestSharperPicture, restMs, picture, view.scale);
  };
  const scaleTo = (scale: number, point = middle, isHeld = false) =>
    draw(scaleAt(view, scale, point, extentOf(picture)), isHeld);
  const move = (x: number, y: number, isHeld = false) =>
    draw(moveBy(view, { x, y }, extentOf(picture)), isHeld);

  /** Relative to the centre of the picture's place. */
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top, width, height } = picture.parentElement!.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  tools.addEventListener(
    'click',
    (event) => {
      const direction = (event.target as Element).closest<HTMLElement>('[data-zoom]')?.dataset.zoom;
      if (direction) scaleTo(view.scale * step ** Number(direction));
    },
    { signal },
  );
  for (const place of dialog.querySelectorAll<HTMLElement>('[data-picture-place]')) {
    place.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
        // Browsers report a pinch on a touchpad as a wheel with Ctrl, in small steps.
        const speed = event.ctrlKey ? 0.01 : 0.002;
        scaleTo(view.scale * Math.exp(-event.deltaY * lines * speed), fromMiddle(event), true);
      },
      { signal, passive: false },
    );
    place.addEventListener('dblclick', (event) => scaleTo(view.scale > 1 ? 1 : close, fromMiddle(event)), {
      signal,
    });
    followPointers(place, signal, {
      pinch: (grown, point, moved) => {
        scaleTo(view.scale * grown, fromMiddle(point), true);
        move(moved.x, moved.y, true);
      },
      drag: ({ x, y }) => move(x, y, true),
      swipe: (x) => {
        if (view.scale === 1) turn(x < 0 ? 1 : -1);
      },
      click: (point) => {
        const { x, y } = fromMiddle(point);
        if (view.scale > 1) move(-x, -y);
      },
    });
  }
  tools.hidden = false;

  return {
    show(next) {
      draw(wholePicture);
      picture = next;
      draw(wholePicture);
    },
    takeKey({ key, ctrlKey, metaKey, altKey }) {
      if (ctrlKey || metaKey || altKey) return false;
      const arrow = view.scale > 1 ? arrows[key] : undefined;
      const { width, height } = extentOf(picture).place;
      if (arrow) move(arrow[0] * width * stride, arrow[1] * height * stride);
      else if (key === '+' || key === '=') scaleTo(view.scale * step);
      else if (key === '-') scaleTo(view.scale / step);
      else if (key === '0') scaleTo(1);
      else return false;
      return true;
    },
  };
}

/** The maximum scale shows each pixel of the picture as a CSS pixel; for a small picture it is three. */
function extentOf(picture: HTMLImageElement): Extent {
  const place = { width: picture.clientWidth, height: picture.clientHeight };
  const shape = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height')) || 1;
  const width = Math.min(place.width, place.height * shape);
  const maxScale = Math.max(3, widthOfOriginal(picture) / Math.max(1, width));
  return { place, picture: { width, height: width / shape }, maxScale };
}

function widthOfOriginal({ srcset, naturalWidth }: HTMLImageElement): number {
  return Number(/ (\d+)w$/.exec(srcset)?.[1] ?? naturalWidth);
}

/** Lets the browser pick a candidate for the current scale; it never goes back to a smaller one. */
function requestSharperPicture(picture: HTMLImageElement, scale: number): void {
  if (picture.srcset && scale > 1) picture.sizes = `${Math.ceil(extentOf(picture).picture.width * scale)}px`;
}
