import type { Config } from '../settings/config.ts';

/**
 * Sends traces by OTLP where OTEL_EXPORTER_OTLP_ENDPOINT (or the one for traces alone) points; the other variables of
 * the standard (headers, time-outs, service name) are read by OpenTelemetry itself. Without an endpoint nothing of it
 * is loaded.
 * @returns sends what is left, and ends it
 */
export async function openTraces({ sendsTraces }: Config): Promise<() => Promise<void>> {
  if (!sendsTraces) return async () => {};
  const [api, core, sdk, resources, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/exporter-trace-otlp-proto'),
      import('@opentelemetry/context-async-hooks'),
    ]);
  const { resourceFromAttributes, detectResources, resourceAttributesEnvDetector, serviceNameEnvDetector } =
    resources;
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'ferrule' }).merge(
      detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }),
    ),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  api.trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}
