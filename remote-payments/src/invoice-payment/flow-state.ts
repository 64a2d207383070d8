import { flowAtom, store } from '@invoice-card/session'

/** Amount and payee, before there is an invoice (docs/product.md#flows). */
export interface InvoicePaymentFlow {
  /** As typed. */
  readonly transferAmount: string
  readonly dueDate: string
  /** Whether the payee is sought among the registered suppliers or by a corporate number. */
  readonly payeeBy: 'registered' | 'number'
  readonly supplierId: number | null
  readonly supplierName: string
  /** As typed, and what the register has for it. */
  readonly supplierCorporateNumber: string
  readonly supplierRegisterName: string
  readonly supplierKanaName: string
  /** The supplier that the address named when this began. */
  readonly namedSupplierId: number | null
}

const emptyInvoicePayment: InvoicePaymentFlow = {
  transferAmount: '',
  dueDate: '',
  payeeBy: 'registered',
  supplierId: null,
  supplierName: '',
  supplierCorporateNumber: '',
  supplierRegisterName: '',
  supplierKanaName: '',
  namedSupplierId: null,
}

const invoicePaymentAtom = flowAtom<InvoicePaymentFlow>('invoicePayment', emptyInvoicePayment)

export const readInvoicePayment = (): InvoicePaymentFlow => store.get(invoicePaymentAtom)
export const saveInvoicePayment = (flow: InvoicePaymentFlow): void => store.set(invoicePaymentAtom, flow)
