/** A point on a picture, in percent of its width and height. */
export type Point = { x: number; y: number };

type Size = { width: number; height: number };

/**
 * The position of a picture's point in a frame that the picture covers, cropped equally on two sides.
 * `aspect` is the frame's width over its height. Undefined: the point is cropped off.
 */
export function pointInFrame(point: Point, picture: Size, aspect: number): Point | undefined {
  const own = picture.width / picture.height;
  const x = own > aspect ? stretched(point.x, own / aspect) : point.x;
  const y = own < aspect ? stretched(point.y, aspect / own) : point.y;
  return isInside(x) && isInside(y) ? { x: rounded(x), y: rounded(y) } : undefined;
}

function stretched(percent: number, factor: number): number {
  return (percent - 50) * factor + 50;
}

function isInside(percent: number): boolean {
  return percent >= 0 && percent <= 100;
}

function rounded(percent: number): number {
  return Math.round(percent * 10) / 10;
}
