import { declareRemote } from '@invoice-card/remote/declare'

export default declareRemote({
  name: 'suppliers',
  prefix: 'suppliers',
  owner: 'suppliers',
  flowTitle: '登録取引先',
  menu: { label: '登録取引先', icon: 'storefront', order: 30, otherwise: '' },
})
