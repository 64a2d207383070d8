import { getRequestListener } from '@hono/node-server'
import { createLimitedServer } from '@invoice-card/server-limits'
import { Hono } from 'hono'
import type { Server } from 'node:http'
import { mountMetrics } from '../backoffice/system/public.ts'
import type { App } from '../platform/http/public.ts'
import type { Services } from '../platform/services/public.ts'

/** Where Prometheus asks an API that is not a developer's: the port that exporters of OpenTelemetry have. */
export const metricsPort = 9464

/** `/metrics` and nothing else, as a server that does not listen yet. */
export function createMetricsServer(services: Pick<Services, 'db' | 'now'>): Server {
  const app = new Hono<App>()
  mountMetrics(app, services)
  return createLimitedServer(getRequestListener(app.fetch))
}
