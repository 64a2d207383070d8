import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'

export type PaymentAnswer = 'authentication_required' | 'pending' | 'approved' | 'declined'
export type InvoiceDeed = 'cancel' | 'check' | 'complete' | 'reject' | 'require_action' | 'answer' | 'transfer'

/** What the harness asked for, written before it asks, and what it was told, written when it was. */
export type Told =
  | { readonly kind: 'applied', readonly company_id: number, readonly key: string, readonly file_ids: readonly string[], readonly total_amount: number, readonly draft_id?: number }
  | { readonly kind: 'answered', readonly key: string, readonly payment_id: string, readonly status: PaymentAnswer, readonly invoice_id: number | null }
  | { readonly kind: 'asked', readonly deed: InvoiceDeed, readonly invoice_id: number }
  | { readonly kind: 'done', readonly deed: InvoiceDeed, readonly invoice_id: number }
  /** An answer that no caller may ever get, e.g. one outside the contract. */
  | { readonly kind: 'wrong', readonly about: string, readonly text: string }

export type Journal = ReturnType<typeof openJournal>

/** The truth to compare with. With a file every entry is on the disk before the harness goes on. */
export function openJournal(file?: string) {
  const entries: Told[] = []
  const descriptor = file === undefined ? null : openSync(file, 'a', 0o600)
  return {
    entries: entries as readonly Told[],
    tell(entry: Told): void {
      if (descriptor !== null) {
        writeSync(descriptor, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
        fsyncSync(descriptor)
      }
      entries.push(entry)
    },
    close: () => { if (descriptor !== null) closeSync(descriptor) },
  }
}
