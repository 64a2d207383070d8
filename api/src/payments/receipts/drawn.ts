import { LRUCache } from 'lru-cache'
import { renderReceipt } from './pdf.ts'
import type { findReceiptByNumber } from './store.ts'

type Receipt = Pick<
  NonNullable<Awaited<ReturnType<typeof findReceiptByNumber>>>,
  'number' | 'issued_on' | 'refunded_on' | 'content'
>

/** Draws each receipt once while it is asked for. */
export type DrawReceipt = (receipt: Receipt) => Promise<Uint8Array>

/** A link may be opened again and again, also one to a hundred of them; some thirty kilobytes each. */
const maxDrawn = 300

export function createReceiptDrawing(): DrawReceipt {
  const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: maxDrawn })
  return receipt => {
    const key = `${receipt.number} ${receipt.refunded_on}`
    const pdf = drawn.get(key) ?? renderReceipt(receipt)
    drawn.set(key, pdf)
    pdf.catch(() => drawn.delete(key))
    return pdf
  }
}
