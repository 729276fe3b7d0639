import { type Counter, type Histogram, metrics } from '@opentelemetry/api';

// Prometheus wants the unit in the name, which its exporter does not add.
// Made when they are first used: those made before the metrics are opened would measure nothing for ever.
const meter = () => metrics.getMeter('ferrule');

/** Seconds, as Prometheus counts; from what comes out of memory to what a visitor gives up on. */
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

/** Mails by how handing them over went. */
export function countMail(outcome: 'sent' | 'failed' | 'refused'): void {
  mails ??= meter().createCounter('ferrule.mails', { description: 'Mails by how handing them over went' });
  mails.add(1, { outcome });
}
