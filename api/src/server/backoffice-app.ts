import { type BackofficeEndpoint, backoffice } from '@invoice-card/contracts/backoffice'
import { getRequestListener } from '@hono/node-server'
import { createLimitedServer } from '@invoice-card/server-limits'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Server } from 'node:http'
import { examinationResources } from '../backoffice/calls/public.ts'
import {
  authenticateExaminer,
  backofficeResource,
  examinersHandlers,
  examinersMessages,
  recordExaminerAction,
  requirePermission,
  type SignedInExaminer,
} from '../backoffice/examiners/public.ts'
import { mountHealth } from '../backoffice/system/public.ts'
import { inTransaction } from '../platform/database/public.ts'
import { answerFailure, type App, Refusal, refusePlatform, securityHeaders } from '../platform/http/public.ts'
import type { Jobs } from '../platform/jobs/public.ts'
import type { Services } from '../platform/services/public.ts'
import { type Door, limitCall, mount } from './mount.ts'
import { observe } from './observe.ts'

/**
 * The back office as a fetch handler: nothing of it is answered by the public API, and nothing of that here.
 * @param jobs what a worker does
 */
export function createBackofficeApp(services: Services, jobs: Jobs): Hono<App> {
  const app = new Hono<App>()
  app.use(withoutForwardedAddress)
  app.use(observe(services))
  app.use(securityHeaders)
  app.onError((error, context) => answerFailure(services.log, error, context))
  app.notFound(() => refusePlatform('not_found'))
  mountHealth(app, services)
  const resources = [
    backofficeResource(backoffice.examiners, examinersHandlers, examinersMessages),
    ...examinationResources(jobs),
  ]
  for (const resource of resources) mount(app, services, resource, door)
  return app
}

/** No proxy stands before this port: who sends the header would choose whose limits they use up. */
const withoutForwardedAddress: MiddlewareHandler<App> = (context, next) => {
  context.req.raw.headers.delete('x-forwarded-for')
  return next()
}

/** The same as a server that does not listen yet, with the limits of its callers. */
export const createBackofficeServer = (services: Services, jobs: Jobs): Server =>
  createLimitedServer(getRequestListener(createBackofficeApp(services, jobs).fetch))

const door: Door = {
  callerOf: async (http, services, endpoint) => {
    await limitCall(services, endpoint, http)
    if (endpoint.auth === 'public') return {}
    const examiner = await authenticateExaminer(services, http.req.raw.headers)
    const call = { name: http.var.call.name, endpoint, params: http.req.param() }
    try {
      // Only calls of the back office are mounted behind this door.
      requirePermission(examiner, endpoint as BackofficeEndpoint)
    } catch (error) {
      await recordCall(services, { examiner }, { ...call, refusal: error instanceof Refusal ? error.code : 'defect' })
      throw error
    }
    return { examiner }
  },
  record: (services, caller, ended) => recordCall(services, caller, ended),
}

/**
 * Everything that examiners did or tried is in the audit log under their account; what only shows is not, unless its
 * contract says so.
 */
const recordCall: NonNullable<Door['record']> = async (
  { db, now },
  caller: { readonly examiner?: SignedInExaminer },
  { name, endpoint, params, refusal },
) => {
  const { permission, isRecorded = false } = endpoint as BackofficeEndpoint
  // Accounts and sign-ins have records of their own, in the transaction that changes them.
  const isOnlyReading =
    !isRecorded && endpoint.method === 'GET' && (permission === null || permission.endsWith(':read'))
  if (caller.examiner === undefined || (refusal === null && isOnlyReading)) return
  const { examiner } = caller
  await inTransaction(db, trx =>
    recordExaminerAction(trx, {
      at: now(),
      by: examiner,
      action: `call.${name}`,
      subject: `call:${name}`,
      detail: { params, refusal },
    }),
  )
}
