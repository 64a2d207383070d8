import { pageForNginx } from '@invoice-card/environment/visitor'
import type { Hono } from 'hono'
import { readVerifiedSet } from '../features/public.ts'
import type { App } from '../http/public.ts'
import type { Services } from '../services/public.ts'
import { visitorOptions } from './visitor.ts'

/** `GET /variant`: which page nginx is to send a visitor. No edge passes it on to anybody else. */
export function mountVariant(app: Hono<App>, { config }: Pick<Services, 'config'>): void {
  app.get('/variant', async context => {
    const set = await readVerifiedSet(config)
    return context.body(null, 200, pageForNginx(set, context.req.header('cookie') ?? '', visitorOptions(config)))
  })
}
