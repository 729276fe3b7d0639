import { type Counter, type Histogram, metrics } from '@opentelemetry/api';

// Prometheus wants the unit in the name, and its exporter does not add it. Instruments are created at first use: one
// that is created before the metrics are opened would never record anything.
const meter = () => metrics.getMeter('ferrule');

/** In seconds, from an answer out of memory to the point where visitors give up. */
const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

let duration: Histogram | undefined;

/** From the request to the end of its answer, in seconds. */
export function requestDuration(): Histogram {
  duration ??= meter().createHistogram('http.server.request.duration.seconds', {
    description: 'From the request to the end of its answer',
    unit: 's',
    advice: { explicitBucketBoundaries: secondsBuckets },
  });
  return duration;
}

let mails: Counter | undefined;

/** Mails handed over, by outcome. */
export function countMail(outcome: 'sent' | 'failed' | 'refused'): void {
  mails ??= meter().createCounter('ferrule.mails', { description: 'Mails by how handing them over went' });
  mails.add(1, { outcome });
}
