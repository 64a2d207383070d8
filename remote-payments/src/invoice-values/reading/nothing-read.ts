import type { InvoiceFile } from '@invoice-card/contracts'
import { isBeingRead } from '@invoice-card/invoice-file'

/** Whether the reading is over and has found neither amount nor payee nor account: nothing compares what is typed. */
export function isNothingRead(file: InvoiceFile): boolean {
  if (isBeingRead(file)) return false
  const { fields } = file.ocr
  return (
    fields === null ||
    [fields.total_amount, fields.issuer_name, fields.account_number].every(({ value }) => value === null)
  )
}
