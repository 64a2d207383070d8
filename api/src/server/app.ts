import { Hono } from 'hono'
import { answerFailure, type App, refusePlatform, securityHeaders } from '../platform/http/public.ts'
import { mount } from './mount.ts'
import { observe } from './observe.ts'
import { resources } from './resources.ts'
import { mountRoutes } from './routes.ts'
import type { Services } from '../platform/services/public.ts'
import { readVariant } from '../platform/variant/public.ts'

/** The whole API as a fetch handler; listening is `main.ts`'s business, so tests call it in-process. */
export function createApp(services: Services): Hono<App> {
  const app = new Hono<App>()
  app.use(observe(services, cookies => readVariant(services.config, cookies)))
  app.use(securityHeaders)
  app.onError((error, context) => answerFailure(services.log, error, context))
  app.notFound(() => refusePlatform('not_found'))
  mountRoutes(app, services)
  for (const resource of Object.values(resources)) mount(app, services, resource)
  return app
}
