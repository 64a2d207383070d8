import type { InvoiceFile } from '@invoice-card/contracts'
import { isBeingRead } from '@invoice-card/invoice-file'
import { loginUserAtom } from '@invoice-card/session'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { dispatch, readEntry } from '../request-flow/store.ts'
import { addresseeOf, isAddressedTo, readAmountsOf, withReadings } from '../request-form/reading.ts'
import type { RequestContentForm } from './use-request-form.ts'

const buyerFields = ['supplierId', 'isNewSupplier', 'newSupplier']
const isBuyerEdited = () => readEntry().editedFields.some(path => buyerFields.includes(path.split('.')[0] ?? ''))

/** Whom the invoice is addressed to: a registered partner, or the company itself. */
export interface Addressee {
  readonly matchedName: string | null
  readonly isOwnCompany: boolean
}

/** Puts what was read into the form, never over what the user typed; answers whom the invoice is addressed to. */
export function useReadings(form: RequestContentForm, file: InvoiceFile | undefined): Addressee {
  const company = useAtomValue(loginUserAtom)?.companyName ?? ''
  const [matchedName, setMatchedName] = useState<string | null>(null)
  const readings = file?.ocr.fields ?? null
  const isOwnCompany = readings !== null && isAddressedTo(company, readings)
  const isOver = file !== undefined && !isBeingRead(file)
  useEffect(() => {
    if (!file || !readings) return
    dispatch({ type: 'amountsRead', amounts: readAmountsOf(readings) })
    if (readEntry().readFileId === file.file_id) return
    form.patch(values => withReadings(values, readings, readEntry().editedFields))
    // A picture is read several times: values of the first reading may still change.
    if (!isOver) return
    dispatch({ type: 'fileRead', fileId: file.file_id })
    if (isAddressedTo(company, readings)) return
    void addresseeOf(readings)
      .catch(() => null)
      .then(buyer => {
        if (buyer === null || isBuyerEdited()) return
        form.patch(values => ({ ...values, ...buyer }))
        setMatchedName(buyer.supplierName ?? null)
      })
    // Only a reading is a reason to fill the form; `form` is made again with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [file?.file_id, readings, isOver])
  return { matchedName, isOwnCompany }
}
