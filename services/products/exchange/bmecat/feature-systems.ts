/**
 * The names of our own feature systems, unlike those of ETIM and ECLASS. Values that only readers of one
 * measurement system see, although their unit does not show it, have systems of their own.
 */
export const featureSystems = {
  both: 'udf-technical-data-1.0',
  Metric: 'udf-technical-data-metric-1.0',
  Imperial: 'udf-technical-data-imperial-1.0',
} as const;
