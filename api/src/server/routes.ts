import type { Hono } from 'hono'
import { mountRequestExport } from '../payments/collections/public.ts'
import { mountDataExports } from '../leaving/data-exports/public.ts'
import { mountRegistrationReturn } from '../payments/credit-cards/public.ts'
import { mountFiles } from '../platform/files/public.ts'
import type { App } from '../platform/http/public.ts'
import { mountInvoiceExport } from '../payments/invoice-export/public.ts'
import { mountMailbox } from '../platform/mail/public.ts'
import { mountOAuthTokens } from '../identity/oauth/public.ts'
import { isSessionLive } from '../identity/sessions/public.ts'
import { mountOpenApi } from './openapi/docs/routes.ts'
import { mountAuthenticationReturn, mountGatewayPushes } from '../payments/charge/public.ts'
import { mountReceipts } from '../payments/receipts/public.ts'
import { mountReports } from '../backoffice/reports/public.ts'
import { resources } from './resources.ts'
import type { Services } from '../platform/services/public.ts'
import { mountHealth, mountMetrics } from '../backoffice/system/public.ts'
import { mountVariant } from '../platform/variant/public.ts'

/**
 * Routes that are no contract calls: probes, signed files, the gateway's return, tokens of OAuth clients. They stand
 * before the resources.
 */
export function mountRoutes(app: Hono<App>, services: Services): void {
  const sessions = { isSessionLive }
  mountHealth(app, services)
  // Elsewhere they have a port of their own (metrics-server.ts).
  if (services.config.isLocal) mountMetrics(app, services)
  mountOpenApi(app, services, resources)
  mountMailbox(app, services)
  mountFiles(app, services, sessions)
  mountAuthenticationReturn(app, services)
  mountRegistrationReturn(app, services)
  mountGatewayPushes(app, services)
  mountReceipts(app, services, sessions)
  mountInvoiceExport(app, services, sessions)
  mountRequestExport(app, services, sessions)
  mountDataExports(app, services, sessions)
  mountOAuthTokens(app, services)
  mountReports(app, services)
  mountVariant(app, services)
}
