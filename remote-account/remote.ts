import { declareRemote } from '@invoice-card/remote/declare'

/** Its screens are reached by the menu under the company's name, which is the host's. */
export default declareRemote({ name: 'account', prefix: 'myaccount', owner: 'account' })
