export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The places where messages can float, in order of preference. */
export const places = ['top', 'bottom', 'bottom-start', 'bottom-end', 'top-end'] as const;
export type Place = (typeof places)[number];

/** Outweighs all others together: the focused action was used a moment ago, and may be needed again. */
const focusedWeight = 1000;

type Action = { readonly box: Box; readonly isFocused: boolean };

/** The place at which a stack covers the fewest actions, and if possible not the focused one. */
export function chooseStackPlace(boxOf: (place: Place) => Box, actions: readonly Action[]): Place {
  const covered = places.map((place) => {
    const box = boxOf(place);
    return actions
      .filter((action) => meet(box, action.box))
      .reduce((sum, { isFocused }) => sum + (isFocused ? focusedWeight : 1), 0);
  });
  return places[covered.indexOf(Math.min(...covered))] ?? places[0];
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
