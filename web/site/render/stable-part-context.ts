import { createContext, type ReactNode } from 'react';

/**
 * Renders something once for as long as the data it is made `of` is cached; `part` distinguishes parts made
 * of the same data. Returns a placeholder, which the finished document replaces.
 */
export type RenderStablePart = (of: object, part: string, render: () => ReactNode) => string;

/** Set by the server's entry. Parts of the frame are the same on every page of a site and language. */
export const StablePartContext = createContext<RenderStablePart | null>(null);
