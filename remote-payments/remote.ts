import { declareRemote } from '@invoice-card/remote/declare'

export default declareRemote({
  name: 'payments',
  prefix: 'payments',
  owner: 'payments',
  flowTitle: '請求書カード払い',
  menu: {
    label: 'お支払い',
    icon: 'payments',
    order: 10,
    // The first list that is not empty (docs/product.md#header). Action-required payments are shown on top of the
    // review list.
    targets: [
      { stat: 'paymentsActionRequired', path: 'review' },
      { stat: 'paymentsReview', path: 'review' },
      { stat: 'paymentsWaiting', path: 'waiting' },
      { stat: 'paymentsReserved', path: 'reserved' },
      { stat: 'paymentsHistory', path: 'history' },
      { stat: 'paymentsDraft', path: 'draft' },
    ],
    otherwise: 'create',
    dot: { stat: 'paymentsActionRequired', label: '対応が必要なお支払いがあります' },
    deadline: 'duePayments',
  },
})
