/** Two blades that close on the wire at `x`, with their tips at `top` and `bottom`. */
export const blades = (x: number, top: number, bottom: number) => blade(x, top) + blade(x, bottom, -1);

/** A blade from above, or from below with `side` -1. */
export const blade = (x: number, tip: number, side: 1 | -1 = 1) =>
  `M${x - 4} ${tip - 10 * side}h8l-4 ${10 * side}z`;

/** Arrows by their tip and the length of their shaft. */
export const arrowRight = (x: number, y: number, length: number) =>
  `M${x - length} ${y}H${x}M${x - 4} ${y - 4}l4 4-4 4`;
export const arrowLeft = (x: number, y: number, length: number) =>
  `M${x + length} ${y}H${x}M${x + 4} ${y - 4}l-4 4 4 4`;
export const arrowDown = (x: number, y: number, length: number) =>
  `M${x} ${y - length}V${y}M${x - 4} ${y - 4}l4 4 4-4`;
export const arrowUp = (x: number, y: number, length: number) =>
  `M${x} ${y + length}V${y}M${x - 4} ${y + 4}l4-4 4 4`;

/** An open-barrel terminal: the insulation crimp, the conductor crimp, and the part that joins them. */
export const barrels = (x: number) => `M${x} 13h5v22h-5zM${x + 5} 19h4v10h-4M${x + 9} 17h8v14h-8z`;

/** The contact of an open-barrel terminal, after its barrels. */
export const contact = (x: number) => `M${x} 19h4M${x} 29h4M${x + 4} 15h11v18h-11z`;

/** The lens of a laser with its beam down to the wire. */
export const laser = (x: number) => `M${x - 9} 6q9-6 18 0q-9 6-18 0zM${x - 6} 8L${x} 16L${x + 6} 8`;
