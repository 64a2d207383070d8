import type { InvoiceFile, OcrFields } from '@invoice-card/contracts'
import { corporateNumberOf } from '@invoice-card/domain'
import { isBeingRead } from '@invoice-card/invoice-file'
import { useEffect, useState } from 'react'
import { dispatch, readApplication } from '../../checkout/store.ts'
import { supplierOn, supplierSearchWords } from '../../invoice-values/reading/matching.ts'
import { findSuppliers, registeredNameOf } from '../../invoice-values/supplier-search.ts'
import { withReadings } from '../../invoice-values/reading/reading.ts'
import { isEdited, type InvoiceInfoForm } from '../form/use-invoice-info-form.ts'

interface LookUp {
  /** The name of the supplier that was found: null where none is registered, undefined while that is not known. */
  readonly matchedName?: string | null | undefined
  readonly isLookingUp: boolean
}

/**
 * Puts what was read into the form, as it comes and never over what the user typed, and looks the supplier up at the
 * end.
 */
export function useReadings(form: InvoiceInfoForm, file: InvoiceFile | undefined): LookUp {
  const readings = file?.ocr.fields ?? null
  const isOver = file !== undefined && !isBeingRead(file)
  const [lookUp, setLookUp] = useState<LookUp>({ isLookingUp: false })

  useEffect(() => {
    if (!file || !readings) return
    const { readFileId } = readApplication()
    const begin = () => {
      setLookUp({ isLookingUp: true })
      void lookUpSupplier(readings, form)
        .catch(() => undefined)
        .then(matchedName => setLookUp({ matchedName, isLookingUp: false }))
    }
    if (readFileId === file.file_id) {
      // Nobody was asked, or nobody answered, before the form was left.
      if (isPayeeOpen(form)) begin()
      return
    }
    form.patch(values => withReadings(values, readings, readApplication().editedFields))
    // A picture is read several times: values of the first reading may still change.
    if (!isOver) return
    dispatch({ type: 'fileRead', fileId: file.file_id })
    begin()
    // Only a reading is a reason to fill the form; `form` is made again with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [file?.file_id, readings, isOver])

  return lookUp
}

async function lookUpSupplier(readings: OcrFields, form: InvoiceInfoForm): Promise<string | null | undefined> {
  const words = supplierSearchWords(readings)
  if (words.length === 0) return undefined
  const supplier = supplierOn(readings, (await Promise.all(words.map(word => findSuppliers(word)))).flat())
  if (isSupplierChosen()) return undefined
  if (supplier) {
    dispatch({ type: 'fieldReleased', path: 'formTwo.accountId' })
    form.patch(({ formOne, formTwo }) => ({
      formOne: { ...formOne, supplierId: supplier.id, supplierName: supplier.name, isNewSupplier: false },
      // Of the one before; the accounts of this one are not known yet.
      formTwo: formOne.supplierId === supplier.id ? formTwo : { ...formTwo, accountId: null, accountLabel: '' },
    }))
    return supplier.name
  }
  form.patch(values => ({
    ...values,
    formOne: { ...values.formOne, isNewSupplier: true },
    formTwo: { ...values.formTwo, isNewAccount: true },
  }))
  await nameByRegistry(readings, form)
  return null
}

const isPayeeOpen = ({ values: { formOne } }: InvoiceInfoForm) =>
  formOne.supplierId === null && !formOne.isNewSupplier && !isSupplierChosen()
const isSupplierChosen = () => isEdited('formOne.supplierId') || isEdited('formOne.isNewSupplier')

// A picture is often misread where the issuer stands; the registry's name for the T number is not.
async function nameByRegistry({ registration_number }: OcrFields, form: InvoiceInfoForm) {
  const corporateNumber = registration_number.value && corporateNumberOf(registration_number.value)
  if (!corporateNumber) return
  const name = await registeredNameOf(corporateNumber).catch(() => null)
  if (name === null || isEdited('formOne.newSupplier.name')) return
  form.patch(values => ({
    ...values,
    formOne: { ...values.formOne, newSupplier: { ...values.formOne.newSupplier, name } },
  }))
}
