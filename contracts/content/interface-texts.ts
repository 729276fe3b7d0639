/** The pattern of a message's name: `catalogue.talkToExpert`. */
export const messageName = /^[a-zA-Z-]{1,40}\.[\w.-]{1,120}$/;

/** The maximum length in characters, plural forms included. */
export const maxOwnTextLength = 2000;
