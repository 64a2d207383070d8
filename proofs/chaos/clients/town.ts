import type { Cluster } from '../cluster/cluster.ts'
import type { Random } from '../harness/random.ts'
import type { BankResult, Journal } from '../harness/journal.ts'
import type { Payer } from '../../../api/src/testing/companies/payment.ts'

/** An invoice that the harness knows, and its owner. */
export interface KnownInvoice {
  readonly invoice_id: number
  readonly payment_id: string
  readonly payer: Payer
  /** As far as the harness knows; somebody else may have gone on. */
  stage: 'new' | 'checked' | 'completed' | 'asked' | 'over'
}

/** A request that was confirmed to its seller and, as far as the harness knows, has not ended. */
export interface KnownRequest {
  readonly invoice_id: number
  readonly request_key: string
  readonly emailAddress: string
  readonly seller: Payer
  buyer: Payer | null
  isBeingLinked: boolean
}

export interface KnownFile {
  readonly name: string
  readonly content: Buffer
}

export type Town = ReturnType<typeof createTown>

/** What all clients share. */
export function createTown(cluster: Cluster, journal: Journal) {
  const counts = new Map<string, number>()
  const invoices: KnownInvoice[] = []
  const requests: KnownRequest[] = []
  const buyers: Payer[] = []
  const bankAnswers = new Map<string, readonly BankResult[]>()
  return {
    cluster,
    journal,
    counts,
    /** Everybody who ever paid here. */
    buyers,
    /** What the bank says of each file. */
    bankAnswers,
    count: (name: string): void => {
      counts.set(name, (counts.get(name) ?? 0) + 1)
    },
    learn: (invoice: Omit<KnownInvoice, 'stage'>): void => {
      if (!invoices.some(({ invoice_id }) => invoice_id === invoice.invoice_id))
        invoices.push({ ...invoice, stage: 'new' })
    },
    /** An invoice to which something may still happen: mostly one that waits for just that, sometimes any. */
    pickInvoice: (random: Random, stage?: KnownInvoice['stage']): KnownInvoice | undefined => {
      const open = invoices.filter(invoice => invoice.stage !== 'over')
      const fitting = open.filter(invoice => invoice.stage === stage)
      return random.pick(fitting.length > 0 && random.chance(0.8) ? fitting : open)
    },
    learnRequest: (request: Omit<KnownRequest, 'isBeingLinked'>): void => {
      if (!requests.some(({ invoice_id }) => invoice_id === request.invoice_id))
        requests.push({ ...request, isBeingLinked: false })
    },
    removeRequest: (request: KnownRequest): void => {
      if (requests.includes(request)) requests.splice(requests.indexOf(request), 1)
    },
    /** One of the newest, so that several come to the same. */
    pickRequest: (random: Random, isFit: (request: KnownRequest) => boolean = () => true): KnownRequest | undefined =>
      random.pick(requests.filter(isFit).slice(-12)),
    invoices: invoices as readonly KnownInvoice[],
  }
}
