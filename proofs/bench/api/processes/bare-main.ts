// What the framework does by itself: the same small answer without and with one query for it.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { connect, ping } from '../../../../api/src/platform/database/connection.ts'
import { findResultMessage } from '../../../../api/src/payments/gateway-answers/result-messages.ts'
import { readBareEnvironment } from '../../environment.ts'

const { port, databaseUrl } = readBareEnvironment()
const db = connect(databaseUrl)
const app = new Hono()
const answer = () => ({ v_result_code: 'G001AC0100000000', message: findResultMessage('G001AC0100000000') })

app.get('/', context => context.json(answer()))
app.get('/query', async context => {
  await ping(db)
  return context.json(answer())
})
serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
