import type { InvoiceFile } from '@invoice-card/contracts'
import { Notice, Stack } from '@invoice-card/ui'
import { useApplication } from '../../checkout/store.ts'
import { DeleteOpenDraft } from '../../draft/deletion/delete-open-draft.tsx'
import { SeveralInvoices } from '../../draft/several/several-invoices.tsx'
import { DuplicateNotice } from '../../invoice-values/duplicates/duplicate-notice.tsx'
import { KnownInvoice } from '../../invoice-values/duplicates/known-invoice.tsx'
import { knownInvoiceOf, refusedUseOf } from '../../invoice-values/duplicates/use-of-invoice.ts'
import type { DuplicateQuery } from '../../invoice-values/duplicates/queries.ts'
import { otherWarningsOf } from '../../invoice-values/reading/other-warnings.ts'
import type { PayeeDifference } from '../../invoice-values/reading/payee-differences.ts'
import type { InvoiceForm } from '../../invoice-values/values.ts'
import { ItemNotice } from '../../prepared/items/item-notice.tsx'
import { ToCheck } from '../check/to-check.tsx'
import { findingsId } from './show-findings.ts'

interface FindingsProps {
  readonly file: InvoiceFile | undefined
  readonly form: InvoiceForm
  readonly duplicates: DuplicateQuery
  /** Fields that need a look; null until they are known. */
  readonly toCheck: readonly string[] | null
  readonly differences: readonly PayeeDifference[]
}

/** What is paid already, what the reading warns of, and what needs a look: what blocks the payment stands first. */
export function Findings({ file, form, duplicates, toCheck, differences }: FindingsProps) {
  const { preItem } = useApplication()
  const warnings = otherWarningsOf(file)
  const isWarned = warnings.length > 0 || knownInvoiceOf(file) !== undefined
  return (
    <Stack id={findingsId} tabIndex={-1} gap="4" _empty={{ display: 'none' }}>
      <KnownInvoice file={file} form={form} actions={<DeleteOpenDraft form={form} />} />
      <ItemNotice preItem={preItem} />
      {file && <SeveralInvoices fileId={file.file_id} />}
      {warnings.map(warning => (
        <Notice key={warning} tone="attention" isLive>
          {warning}
        </Notice>
      ))}
      {refusedUseOf(file, form) === undefined && (
        <DuplicateNotice {...duplicates} knownId={knownInvoiceOf(file)?.invoice_id} />
      )}
      {/* Nothing is all right beside a warning to check something. */}
      {toCheck && !(isWarned && toCheck.length === 0) && (
        <ToCheck paths={toCheck} differences={differences} form={form} />
      )}
    </Stack>
  )
}
