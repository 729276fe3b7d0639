import { type Addressed, classificationPath, overviewPath } from '#web/site/visit/catalogue-address.ts';

/** Where products of the same kind are to be found. */
export function moreProducts({ type, classifications: [first] }: Addressed): string {
  return first ? classificationPath(type, first.route) : overviewPath(type);
}
