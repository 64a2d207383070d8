import type { OcrFields } from '@invoice-card/contracts'
import { accountLine } from '@invoice-card/domain'
import { formatDate, formatYen } from '@invoice-card/ui'
import type { InvoiceForm } from '../values.ts'
import { isFromAnother } from './matching.ts'
import { confidenceOfReading, readingInsteadOf } from './reading.ts'

/** A reading in the words of the form. */
export const wordsOf = (path: string, value: string): string => {
  if (path === 'formOne.amount') return formatYen(Number(value))
  return path.endsWith('_date') ? formatDate(value) : value
}

const messages = {
  onPaper: (value: string) => `請求書では${value}`,
  // An unsure reading is not what the paper says.
  asRead: (value: string) => `自動の読み取りでは${value}`,
}

/**
 * What the invoice says where a person has put something else in its place, as 「請求書では217,674円」; null where it says
 * the same, or nothing.
 */
export function paperInsteadOf(
  path: string,
  form: InvoiceForm,
  readings: OcrFields | null,
  editedFields: readonly string[],
): string | null {
  if (readings === null) return null
  if (path === 'formTwo.accountId') return accountInstead(form, readings)
  if (!editedFields.includes(path)) return null
  if (path === 'formOne.supplierId')
    return isFromAnother(readings, form.formOne.supplierName)
      ? messages.onPaper(readings.issuer_name.value ?? '')
      : null
  const other = readingInsteadOf(path, form, readings)
  if (other === null) return null
  const say = confidenceOfReading(path, readings) === 'agreed' ? messages.onPaper : messages.asRead
  return say(wordsOf(path, other))
}

/**
 * Whether a user or the reading has chosen it: the account that is paid stands on the invoice, or both are to be seen.
 */
function accountInstead({ formTwo }: InvoiceForm, readings: OcrFields): string | null {
  const { bank_code, bank_name, branch_code, branch_name, account_type, account_number } = readings
  if (formTwo.isNewAccount || formTwo.accountId === null) return null
  if (!bank_code.value || !branch_code.value || !account_type.value || !account_number.value) return null
  const label = accountLine({
    bank_name: bank_name.value ?? bank_code.value,
    branch_name: branch_name.value ?? branch_code.value,
    account_type: account_type.value,
    account_number: account_number.value.padStart(7, '0'),
  })
  if (label === formTwo.accountLabel) return null
  return account_number.confidence === 'agreed' ? messages.onPaper(label) : messages.asRead(label)
}
