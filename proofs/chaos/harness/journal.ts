import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'

export type PaymentAnswer = 'authentication_required' | 'pending' | 'approved' | 'declined'
export type InvoiceAction =
  | 'cancel'
  | 'check'
  | 'complete'
  | 'reject'
  | 'require_action'
  | 'answer'
  | 'transfer'
  | 'return'
  | 'withdraw'
  | 'decline'
  | 'lapse'

/** A code of the zengin format: 0 sent, anything else not. */
export interface BankResult {
  readonly transfer_id: number
  readonly invoice_id: number
  readonly code: number
}

/** What the harness asked for, written before it asks, and the answers, written when they came. */
export type JournalEntry =
  | {
      readonly kind: 'applied'
      readonly company_id: number
      readonly key: string
      readonly file_ids: readonly string[]
      readonly total_amount: number
      readonly draft_id?: number
    }
  | {
      readonly kind: 'answered'
      readonly key: string
      readonly payment_id: string
      readonly status: PaymentAnswer
      readonly invoice_id: number | null
    }
  | { readonly kind: 'asked'; readonly action: InvoiceAction; readonly invoice_id: number }
  | { readonly kind: 'done'; readonly action: InvoiceAction; readonly invoice_id: number }
  | { readonly kind: 'requesting'; readonly company_id: number; readonly key: string; readonly draft_id?: number }
  | { readonly kind: 'requested'; readonly company_id: number; readonly key: string; readonly invoice_id: number }
  /** `is_addressed`: the request was sent to this company's user. */
  | {
      readonly kind: 'linking'
      readonly request_key: string
      readonly company_id: number
      readonly is_addressed: boolean
    }
  | { readonly kind: 'linked'; readonly request_key: string; readonly company_id: number; readonly invoice_id: number }
  /** The file of the day was made when what was to become of an invoice was settled. */
  | { readonly kind: 'file_made'; readonly invoice_id: number }
  /** What the bank says about the transfers of a file: before it is read, and once it was taken over. */
  | { readonly kind: 'bank_answers'; readonly file: string; readonly results: readonly BankResult[] }
  | { readonly kind: 'bank_settled'; readonly file: string }
  /** An answer that no caller may ever get, e.g. one outside the contract. */
  | { readonly kind: 'wrong'; readonly about: string; readonly text: string }

export type Journal = ReturnType<typeof openJournal>

/** The truth to compare with. With a file every entry is on the disk before the harness goes on. */
export function openJournal(file?: string) {
  const entries: JournalEntry[] = []
  const descriptor = file === undefined ? null : openSync(file, 'a', 0o600)
  return {
    entries: entries as readonly JournalEntry[],
    appendEntry(entry: JournalEntry): void {
      if (descriptor !== null) {
        writeSync(descriptor, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
        fsyncSync(descriptor)
      }
      entries.push(entry)
    },
    close: () => {
      if (descriptor !== null) closeSync(descriptor)
    },
  }
}
