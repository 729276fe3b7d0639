type Point = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

/** The scale of a picture, and the offset of its centre from the centre of its place, in CSS pixels. */
export type PictureView = Point & { readonly scale: number };

/** The limits of a view. */
export type Extent = {
  readonly place: Size;
  /** The size of the whole picture at scale 1. */
  readonly picture: Size;
  /** The largest scale. */
  readonly maxScale: number;
};

export const wholePicture: PictureView = { scale: 1, x: 0, y: 0 };

/** Scales around a point, which stays where it is. The point is relative to the centre of the place. */
export function scaleAt(view: PictureView, scale: number, point: Point, extent: Extent): PictureView {
  const wanted = within(scale, 1, extent.maxScale);
  const grown = wanted / view.scale;
  return keepInPlace(
    { scale: wanted, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    extent,
  );
}

export function moveBy(view: PictureView, { x, y }: Point, extent: Extent): PictureView {
  return keepInPlace({ ...view, x: view.x + x, y: view.y + y }, extent);
}

/** Keeps the picture's edges outside the place; in a direction in which it is smaller, it stays centred. */
function keepInPlace({ scale, x, y }: PictureView, { place, picture }: Extent): PictureView {
  const sideways = Math.max(0, (picture.width * scale - place.width) / 2);
  const upright = Math.max(0, (picture.height * scale - place.height) / 2);
  return { scale, x: within(x, -sideways, sideways), y: within(y, -upright, upright) };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
