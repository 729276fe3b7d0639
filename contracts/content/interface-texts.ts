/** How a text of the interface is named: `catalogue.talkToExpert`. */
export const messageName = /^[a-zA-Z-]{1,40}\.[\w.-]{1,120}$/;

/** In characters, with what plurals need. */
export const longestOwnText = 2000;
