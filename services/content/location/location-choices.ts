/** What a location is for, the heads first. */
export const locationKinds = [
  'HEADQUARTERS',
  'PRODUCTION',
  'SALES_AND_SERVICE',
  'ENGINEERING',
  'DISTRIBUTOR',
] as const;
export type LocationKind = (typeof locationKinds)[number];

export const locationRegions = [
  'EUROPE',
  'AFRICA',
  'NORTH_AMERICA',
  'SOUTH_AMERICA',
  'ASIA_PACIFIC',
] as const;
export type LocationRegion = (typeof locationRegions)[number];
