/**
 * Gives headings of a text their rank on the page: the text's own levels 2 to 4 begin at `first`, and none is more
 * than one below the heading before it, whatever an editor has chosen.
 */
export function headingOrder(first: number): (level: number) => number {
  let previous = first - 1;
  return (level) => {
    const wanted = first + Math.max(2, level) - 2;
    previous = Math.min(6, wanted, previous + 1);
    return previous;
  };
}
