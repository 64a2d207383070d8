import { diag, DiagLogLevel, trace } from '@opentelemetry/api'
import type { Config } from '../config/public.ts'
import type { Log } from '../log/public.ts'

/** Longer than a collector takes; spans that it does not take are dropped, and nobody waits for it. */
const exportTimeoutMs = 2_000

/**
 * Sends the traces of this process to the collector of the configuration. Without one nothing of the SDK is loaded.
 * @returns sends what is left, before the process ends. Never fails.
 */
export async function exportTraces(
  { otlpEndpoint, environment }: Pick<Config, 'otlpEndpoint' | 'environment'>,
  name: string,
  log: Log,
): Promise<() => Promise<void>> {
  if (otlpEndpoint === null) return async () => {}
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all(
    [
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ],
  )
  const warn = (...message: unknown[]) => log.warn({ about: message.map(String) }, 'traces are not exported')
  diag.setLogger(
    { error: warn, warn, info: () => {}, debug: () => {}, verbose: () => {} },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const exporter = new OTLPTraceExporter({
    url: `${otlpEndpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: exportTimeoutMs,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `invoice-card-${name}`,
      'deployment.environment.name': environment,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeoutMs })],
  })
  trace.setGlobalTracerProvider(provider)
  return async () => {
    await provider.shutdown().catch(warn)
    trace.disable()
  }
}
