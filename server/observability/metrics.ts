import type { Config } from '../settings/config.ts';
import { SettingError } from '../settings/config.ts';

/**
 * Serves Prometheus at METRICS_PORT, apart from the site: it is for operators. Without the setting nothing of it is
 * loaded, and instruments record nothing.
 * @returns ends it
 * @throws {SettingError} when the port is taken
 */
export async function openMetrics({ metricsPort, host }: Config): Promise<() => Promise<void>> {
  if (metricsPort === undefined) return async () => {};
  const [{ metrics }, { MeterProvider }, { PrometheusExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-prometheus'),
  ]);
  const exporter = new PrometheusExporter({
    port: metricsPort,
    host,
    preventServerStart: true,
    withoutScopeInfo: true,
  });
  await exporter.startServer().catch((error: NodeJS.ErrnoException) => {
    throw new SettingError(`METRICS_PORT ${metricsPort} cannot be listened on (${error.code}).`);
  });
  const provider = new MeterProvider({ readers: [exporter] });
  metrics.setGlobalMeterProvider(provider);
  return () => provider.shutdown();
}
