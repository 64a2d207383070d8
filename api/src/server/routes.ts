import type { Hono } from 'hono'
import { mountRequestExport } from '../collections/export/route.ts'
import { mountDataExports } from '../data-exports/route.ts'
import { mountRegistrationReturn } from '../credit-cards/registration/return-route.ts'
import { mountFiles } from '../files/routes.ts'
import type { App } from '../http/request.ts'
import { mountInvoiceExport } from '../invoice-export/route.ts'
import { mountMailbox } from '../mail/mailbox.ts'
import { mountOAuthTokens } from '../oauth/token-routes.ts'
import { mountOpenApi } from '../openapi/routes.ts'
import { mountGatewayPushes } from '../payments/push-route.ts'
import { mountAuthenticationReturn } from '../payments/return-route.ts'
import { mountReceipts } from '../receipts/route.ts'
import { mountReports } from '../reports/route.ts'
import { resources } from './resources.ts'
import type { Services } from '../services/services.ts'
import { mountHealth } from '../system/health.ts'
import { mountVariant } from '../variant/route.ts'

/** Routes that are no contract calls: probes, signed files, the gateway's way back, tokens of OAuth clients. They stand before the resources. */
export function mountRoutes(app: Hono<App>, services: Services): void {
  mountHealth(app, services)
  mountOpenApi(app, services, resources)
  mountMailbox(app, services)
  mountFiles(app, services)
  mountAuthenticationReturn(app, services)
  mountRegistrationReturn(app, services)
  mountGatewayPushes(app, services)
  mountReceipts(app, services)
  mountInvoiceExport(app, services)
  mountRequestExport(app, services)
  mountDataExports(app, services)
  mountOAuthTokens(app, services)
  mountReports(app, services)
  mountVariant(app, services)
}
