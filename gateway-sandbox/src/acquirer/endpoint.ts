import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { Sandbox } from '../context.ts'
import { inTransaction } from '../database.ts'
import { chargeBack, closeStatement, findStatement, reverseChargeback } from './statements.ts'

const NewChargeback = v.strictObject({
  order_id: v.string(),
  reason: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  deadline: v.pipe(v.string(), v.isoDate()),
})

/** Plays the acquirer: closes statements of what it pays, and takes money back when an issuer asks. */
export function acquirerEndpoint(sandbox: Sandbox) {
  const { database } = sandbox
  const app = new Hono()
  const answered = (c: Context, refusal: string | undefined) =>
    refusal === undefined ? c.json({ is_taken: true }, 201) : c.json({ error: refusal }, 409)

  app.post('/settlements', c => {
    const statement = inTransaction(database, () => closeStatement(sandbox))
    return statement ? c.json(statement, 201) : c.json({ error: 'Nothing is to be settled' }, 409)
  })
  app.get('/settlements/:id', c => {
    const statement = findStatement(sandbox, c.req.param('id'))
    return statement ? c.json(statement) : c.json({ error: 'No such statement' }, 404)
  })
  app.post('/chargebacks', async c => {
    const dispute = v.safeParse(NewChargeback, await c.req.json().catch(() => undefined))
    if (!dispute.success) return c.json({ error: v.summarize(dispute.issues) }, 400)
    return answered(
      c,
      inTransaction(database, () => chargeBack(sandbox, dispute.output)),
    )
  })
  app.post('/chargebacks/:id/reversal', c =>
    answered(
      c,
      inTransaction(database, () => reverseChargeback(sandbox, c.req.param('id'))),
    ),
  )
  return app
}
