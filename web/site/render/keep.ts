import { createContext, type ReactNode } from 'react';

/**
 * Draws something once, for as long as the data it is made `of` is kept; `part` tells apart what is made of the same data.
 * Gives a mark, in whose place it stands in the finished document.
 */
export type Keep = (of: object, part: string, draw: () => ReactNode) => string;

/** Set by the server's entry. Parts of the frame are the same on every page of a site and language. */
export const KeepContext = createContext<Keep | null>(null);
