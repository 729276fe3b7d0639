import { type Histogram, metrics } from '@opentelemetry/api';

let duration: Histogram | undefined;

/** Measures a statement by its name, from waiting for a connection to its last row. */
export async function measured<Result>(name: string, query: () => Promise<Result>): Promise<Result> {
  // Created with the first statement: an instrument that exists before the metrics are opened would never record
  // anything.
  duration ??= metrics.getMeter('ferrule').createHistogram('db.client.operation.duration.seconds', {
    description: 'From the wait for a connection to the last row, by the name of the statement',
    unit: 's',
    advice: { explicitBucketBoundaries: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 20] },
  });
  const began = performance.now();
  let outcome = 'answered';
  try {
    return await query();
  } catch (error) {
    outcome = 'failed';
    throw error;
  } finally {
    duration.record((performance.now() - began) / 1000, { 'db.query.name': name, outcome });
  }
}
