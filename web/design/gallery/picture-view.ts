type Point = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

/** How large a picture is shown, and how far its middle is from the middle of its place, in points of the screen. */
export type PictureView = Point & { readonly scale: number };

/** What limits a view. */
export type Extent = {
  readonly place: Size;
  /** The whole picture as it stands in its place. */
  readonly picture: Size;
  /** The largest scale. */
  readonly most: number;
};

export const wholePicture: PictureView = { scale: 1, x: 0, y: 0 };

/** What is under the point stays there. The point is given from the middle of the place. */
export function scaleAt(view: PictureView, scale: number, point: Point, extent: Extent): PictureView {
  const wanted = within(scale, 1, extent.most);
  const grown = wanted / view.scale;
  return keepInPlace(
    { scale: wanted, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    extent,
  );
}

export function moveBy(view: PictureView, { x, y }: Point, extent: Extent): PictureView {
  return keepInPlace({ ...view, x: view.x + x, y: view.y + y }, extent);
}

/** No edge comes further in than the edge of the place; what is smaller than the place stays in its middle. */
function keepInPlace({ scale, x, y }: PictureView, { place, picture }: Extent): PictureView {
  const sideways = Math.max(0, (picture.width * scale - place.width) / 2);
  const upright = Math.max(0, (picture.height * scale - place.height) / 2);
  return { scale, x: within(x, -sideways, sideways), y: within(y, -upright, upright) };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
