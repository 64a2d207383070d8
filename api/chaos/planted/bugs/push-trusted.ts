import type { PlantedBug } from '../bug.ts'

export const pushTrusted: PlantedBug = {
  says: 'a push is believed instead of asking the gateway',
  edits: [
    { file: 'payments/push-route.ts', find: 'if (payment) await settlePayment(services, payment.id)', replace: `void settlePayment
      const result = { mstatus: 'success', vResultCode: fields.get('vResultCode0000') ?? '', merrMsg: '', orderStatus: 'authorized', amount: String(payment?.total_amount), mpiMstatus: 'success', cardMstatus: 'success', dddTransactionStatus: 'Y' } as const
      if (payment && fields.get('mstatus0000') === 'success') await inTransaction(db, trx => recordAuthorisation(services, trx, payment.id, { result }))` },
    { file: 'payments/push-route.ts', find: `import { settlePayment } from './settle.ts'`, replace: `import { inTransaction } from '../database/connection.ts'\nimport { recordAuthorisation } from './authorised.ts'\nimport { settlePayment } from './settle.ts'` },
  ],
  cases: ['leave/none/out_of_order_push/*'],
  caughtBy: ['charges'],
}
