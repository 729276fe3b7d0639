import { builder } from '../builder.ts';

/** CAT-05: the benefits and the details of a service, at most six of each. */
export type ServiceDetail = { benefits: readonly string[]; details: readonly string[] };

const places = [1, 2, 3, 4, 5, 6] as const;

export const ServiceDetailType = builder.objectRef<ServiceDetail>('ServiceDetail').implement({
  fields: (t) =>
    Object.fromEntries(
      places.flatMap((place) => [
        [
          `benefit${place}`,
          t.string({ nullable: true, resolve: ({ benefits }) => benefits[place - 1] ?? null }),
        ],
        [
          `detail${place}`,
          t.string({ nullable: true, resolve: ({ details }) => details[place - 1] ?? null }),
        ],
      ]),
    ),
});
