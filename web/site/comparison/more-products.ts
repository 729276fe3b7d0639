import { type Addressed, classificationPath, overviewPath } from '#web/site/visit/catalogue-address.ts';

/** The path of the list in which to find products of the same class. */
export function moreProducts({ type, classifications: [first] }: Addressed): string {
  return first ? classificationPath(type, first.route) : overviewPath(type);
}
