/**
 * Each service has a schema builder of its own type, so what is defined in all of them, or follows from a declaration,
 * takes builders and fields that the compiler cannot follow.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Untyped = any;
