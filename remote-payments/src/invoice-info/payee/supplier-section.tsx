import type { OcrFields } from '@invoice-card/contracts'
import { Combobox, type ComboboxOption, FormSection, Notice, RadioGroup, TextField } from '@invoice-card/ui'
import { isFromAnother } from '../../invoice-form/reading/matching.ts'
import { searchSuppliers } from '../../invoice-form/supplier-search.ts'
import { FieldNote } from '../form/field-note.tsx'
import { messages } from '../form/messages.ts'
import { OwnCompanyNote } from './own-company-note.tsx'
import { dispatch } from '../../checkout/store.ts'
import { isEdited, type InvoiceInfoForm } from '../form/use-invoice-info-form.ts'

const { fields, supplier: words } = messages

/** Whom to pay: a registered supplier, or a new one. */
export function SupplierSection({
  form,
  readings,
  matchedName,
}: {
  form: InvoiceInfoForm
  readings: OcrFields | null
  matchedName: string | null | undefined
}) {
  const { isNewSupplier, supplierId, supplierName } = form.values.formOne
  const chosen = supplierId === null ? null : { value: String(supplierId), label: supplierName }

  // A supplier found by its number may be registered under another name.
  const isOther =
    readings !== null &&
    !isNewSupplier &&
    supplierId !== null &&
    isEdited('formOne.supplierId') &&
    isFromAnother(readings, supplierName)

  const choose = (option: ComboboxOption | null) => {
    // An emptied field is still being typed into: it is checked when it is left.
    const set = option === null ? form.type : form.change
    set('formOne.supplierName', option?.label ?? '')
    set('formOne.supplierId', option === null ? null : Number(option.value))
    if (option?.value === chosen?.value || form.values.formTwo.accountId === null) return
    // An account belongs to its supplier: whoever chose it, it must not be paid for another one.
    dispatch({ type: 'fieldReleased', path: 'formTwo.accountId' })
    dispatch({ type: 'fieldReleased', path: 'formTwo.isNewAccount' })
    form.patch(values => ({ ...values, formTwo: { ...values.formTwo, accountId: null, accountLabel: '' } }))
  }
  const setIsNew = (isNew: boolean) => {
    form.change('formOne.isNewSupplier', isNew)
    // A new supplier has no registered account yet; back at a registered one, what was chosen there is chosen again.
    form.patch(values => ({
      ...values,
      formTwo: {
        ...values.formTwo,
        isNewAccount:
          isNew ||
          (values.formTwo.accountId === null && values.formTwo.isNewAccount && isEdited('formTwo.isNewAccount')),
      },
    }))
  }

  return (
    <FormSection title={messages.sections.supplier}>
      <OwnCompanyNote {...form.values} />
      {matchedName && !isNewSupplier && <Notice tone="success">{words.matched(matchedName)}</Notice>}
      {isOther && (
        <Notice tone="attention" isLive>
          {words.another(readings.issuer_name.value ?? '')}
        </Notice>
      )}
      {matchedName === null && isNewSupplier && <Notice>{words.unregistered}</Notice>}
      <RadioGroup
        id="formOne.isNewSupplier"
        name="formOne.isNewSupplier"
        label={fields.supplierId.label}
        layout="row"
        value={isNewSupplier ? 'new' : 'registered'}
        onChange={event => setIsNew(event.target.value === 'new')}
        options={[
          { value: 'registered', label: words.choose },
          { value: 'new', label: words.add },
        ]}
      />
      {isNewSupplier ? (
        <NewSupplierFields form={form} readings={readings} />
      ) : (
        <Combobox
          id="formOne.supplierId"
          label={words.search}
          required
          value={chosen}
          onChange={choose}
          search={searchSuppliers}
          emptyText={words.none}
          error={form.errorOf('formOne.supplierId')}
        />
      )}
    </FormSection>
  )
}

function NewSupplierFields({ form, readings }: { form: InvoiceInfoForm; readings: OcrFields | null }) {
  const isCorporation = form.values.formOne.newSupplier.business_form === 1
  return (
    <>
      <RadioGroup
        id="formOne.newSupplier.business_form"
        name="formOne.newSupplier.business_form"
        label={fields.business_form.label}
        required
        layout="row"
        value={isCorporation ? '1' : '2'}
        onChange={event => form.change('formOne.newSupplier.business_form', Number(event.target.value))}
        options={[
          { value: '1', label: fields.business_form.corporation },
          { value: '2', label: fields.business_form.soleProprietor },
        ]}
      />
      <TextField
        {...form.field('formOne.newSupplier.name')}
        label={isCorporation ? fields.supplierName.corporation : fields.supplierName.soleProprietor}
        required
        autoComplete="off"
        help={<FieldNote readings={readings} path="formOne.newSupplier.name" values={form.values} />}
      />
      {isCorporation && (
        <TextField
          {...form.field('formOne.newSupplier.corporate_number')}
          label={fields.corporate_number.label}
          required={false}
          help={fields.corporate_number.help}
          fieldWidth="md"
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </>
  )
}
