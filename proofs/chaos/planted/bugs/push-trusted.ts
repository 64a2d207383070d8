import type { PlantedBug } from './bug.ts'

export const pushTrusted: PlantedBug = {
  says: 'a push is believed instead of asking the gateway',
  edits: [
    {
      file: 'payments/charge/push-route.ts',
      find: `if (payment) enqueue('settlePayment', { payment_id: payment.id })`,
      replace: `const result = { mstatus: 'success', vResultCode: fields.get('vResultCode0000') ?? '', merrMsg: '', orderStatus: 'authorized', amount: String(payment?.total_amount), mpiMstatus: 'success', cardMstatus: 'success', dddTransactionStatus: 'Y' } as const
        if (payment && fields.get('mstatus0000') === 'success') await recordAuthorisation(services, books, payment, { answer: { result }, ending: { id: 0, outcome: 'success', v_result_code: result.vResultCode, response: { result }, answered_at: now() } })`,
    },
    {
      file: 'payments/charge/push-route.ts',
      find: '{ db: pool, gateway, now }: Services): void {',
      replace: 'services: Services): void {\n  const { db: pool, gateway, now } = services',
    },
    {
      file: 'payments/charge/push-route.ts',
      find: 'changeBooks(pool, async ({ db, enqueue }) => {',
      replace: 'changeBooks(pool, async books => {\n      const { db, enqueue } = books',
    },
    {
      file: 'payments/charge/push-route.ts',
      find: `import { changeBooks } from '../../books/work/public.ts'`,
      replace: `import { changeBooks } from '../../books/work/public.ts'\nimport { recordAuthorisation } from './record-authorisation.ts'`,
    },
  ],
  cases: ['leave/none/out_of_order_push/*'],
  caughtBy: ['charges'],
}
