import type { PlantedBug } from './bug.ts'

export const pushTrusted: PlantedBug = {
  says: 'a push is believed instead of asking the gateway',
  edits: [
    {
      file: 'payments/charge/push-route.ts',
      find: 'await savePush(db, { push_id, body: Object.fromEntries(fields), received_at: now() }, ordersOf(fields))',
      replace: `void push_id
    await changeBooks(db, async books => {
      const result = { mstatus: 'success', vResultCode: fields.get('vResultCode0000') ?? '', merrMsg: '', orderStatus: 'authorized', mpiMstatus: 'success', cardMstatus: 'success', dddTransactionStatus: 'Y' } as const
      for (const orderId of ordersOf(fields)) {
        const payment = await books.db.selectFrom('payment_transactions').selectAll().$castTo<PaymentRow>().where('order_id', '=', orderId).executeTakeFirst()
        const believed = { ...result, amount: String(payment?.total_amount) }
        if (payment && fields.get('mstatus0000') === 'success') await recordAuthorisation(services, books, payment, { answer: { result: believed }, ending: { id: 0, outcome: 'success', v_result_code: result.vResultCode, response: { result: believed }, answered_at: now() } })
      }
    })`,
    },
    {
      file: 'payments/charge/push-route.ts',
      find: '{ db, gateway, now }: Services): void {',
      replace: 'services: Services): void {\n  const { db, gateway, now } = services',
    },
    {
      file: 'payments/charge/push-route.ts',
      find: `import { savePush } from './push-store.ts'`,
      replace: `import type { PaymentRow } from '../../books/payments/public.ts'\nimport { changeBooks } from '../../books/work/public.ts'\nimport { recordAuthorisation } from './record-authorisation.ts'`,
    },
  ],
  cases: ['leave/none/out_of_order_push/*'],
  caughtBy: ['charges'],
}
