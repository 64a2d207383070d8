import type { Hono } from 'hono'
import { mountRequestExport } from '../payments/collections/export/route.ts'
import { mountDataExports } from '../leaving/data-exports/route.ts'
import { mountRegistrationReturn } from '../payments/credit-cards/registration/return-route.ts'
import { mountFiles } from '../platform/files/routes.ts'
import type { App } from '../platform/http/request.ts'
import { mountInvoiceExport } from '../payments/invoice-export/route.ts'
import { mountMailbox } from '../platform/mail/mailbox.ts'
import { mountOAuthTokens } from '../identity/oauth/token-routes.ts'
import { mountOpenApi } from './openapi/docs/routes.ts'
import { mountGatewayPushes } from '../payments/payments/push-route.ts'
import { mountAuthenticationReturn } from '../payments/payments/return-route.ts'
import { mountReceipts } from '../payments/receipts/route.ts'
import { mountReports } from '../backoffice/reports/route.ts'
import { resources } from './resources.ts'
import type { Services } from '../platform/services/services.ts'
import { mountHealth } from '../backoffice/system/health.ts'
import { mountVariant } from '../platform/variant/route.ts'

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
