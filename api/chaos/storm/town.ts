import type { Cluster } from '../cluster/cluster.ts'
import type { Random } from '../random.ts'
import type { Journal } from '../journal.ts'
import type { Payer } from '../../src/testing/payment.ts'

/** An invoice that the harness was told of, and who owns it. */
export interface KnownInvoice {
  readonly invoice_id: number
  readonly payment_id: string
  readonly payer: Payer
  /** As far as the harness was told; somebody else may have gone on. */
  stage: 'new' | 'checked' | 'completed' | 'asked' | 'over'
}

export type Town = ReturnType<typeof createTown>

/** What all clients share. */
export function createTown(cluster: Cluster, journal: Journal) {
  const counts = new Map<string, number>()
  const invoices: KnownInvoice[] = []
  return {
    cluster, journal, counts,
    count: (name: string): void => { counts.set(name, (counts.get(name) ?? 0) + 1) },
    learn: (invoice: Omit<KnownInvoice, 'stage'>): void => {
      if (!invoices.some(({ invoice_id }) => invoice_id === invoice.invoice_id)) invoices.push({ ...invoice, stage: 'new' })
    },
    /** An invoice to which something may still happen: mostly one that waits for just that, sometimes any. */
    pickInvoice: (random: Random, stage?: KnownInvoice['stage']): KnownInvoice | undefined => {
      const open = invoices.filter(invoice => invoice.stage !== 'over')
      const fitting = open.filter(invoice => invoice.stage === stage)
      return random.pick(fitting.length > 0 && random.chance(0.8) ? fitting : open)
    },
    invoices: invoices as readonly KnownInvoice[],
  }
}
