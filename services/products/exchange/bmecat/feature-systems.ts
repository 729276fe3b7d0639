/**
 * The name under which our own features are distinguished from those of ETIM and ECLASS. Values that only readers of one
 * measurement system see, though their unit does not say so, have a name of their own.
 */
export const featureSystems = {
  both: 'udf-technical-data-1.0',
  Metric: 'udf-technical-data-metric-1.0',
  Imperial: 'udf-technical-data-imperial-1.0',
} as const;
