import { declareRemote } from '@invoice-card/remote/declare'

export default declareRemote({
  name: 'collections',
  prefix: 'collections',
  owner: 'collections',
  flowTitle: 'カード払いのご依頼',
  menu: {
    label: 'カード払いのご依頼',
    icon: 'request_quote',
    order: 20,
    targets: [
      { stat: 'collectionsRequest', path: 'request' },
      { stat: 'collectionsDecided', path: 'decided' },
      { stat: 'collectionsHistory', path: 'history' },
      { stat: 'collectionsDraft', path: 'draft' },
    ],
    otherwise: 'history',
    dot: { stat: 'collectionsAccountRequired', label: '口座の指定が必要なご依頼があります' },
  },
  // Money that a seller was promised is not lost by a toggle: open requests go on while no more may be made.
  toggle: { whenOff: 'new' },
})
