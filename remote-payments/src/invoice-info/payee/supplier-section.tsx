import type { OcrFields } from '@invoice-card/contracts'
import {
  CompanyName,
  Combobox,
  type ComboboxOption,
  FormSection,
  Notice,
  RadioGroup,
  TextField,
  VisuallyHidden,
} from '@invoice-card/ui'
import { confidenceOf } from '../../invoice-values/reading/reading.ts'
import { isFromAnother } from '../../invoice-values/reading/matching.ts'
import { searchSuppliers } from '../../invoice-values/supplier-search.ts'
import { FieldNote } from '../check/field-note.tsx'
import { messages } from '../../form-rules/messages.ts'
import { OwnCompanyNote } from './own-company-note.tsx'
import { dispatch, useEditedFields } from '../../checkout/store.ts'
import { paperNote } from '../../invoice-values/reading/paper-note.tsx'
import { CheckedField } from '../check/checked-field.tsx'
import { useCheck } from '../check/check-context.ts'
import { RowGroup } from '../check/row-group.tsx'
import { isEdited, type InvoiceInfoForm } from '../form/use-invoice-info-form.ts'

const { fields, supplier: words } = messages

/** Whom to pay: a registered supplier, or a new one. */
export function SupplierSection({
  form,
  readings,
  paper = readings,
  matchedName,
}: {
  form: InvoiceInfoForm
  /** What the fields are filled in from. */
  readings: OcrFields | null
  /** What the lines under the fields say that the invoice says; without it the readings. */
  paper?: OcrFields | null
  matchedName: string | null | undefined
}) {
  const { isNewSupplier, supplierId, supplierName } = form.values.formOne
  const check = useCheck()
  const editedFields = useEditedFields()
  const chosen = supplierId === null ? null : { value: String(supplierId), label: supplierName }

  // A supplier found by its number may be registered under another name.
  const isOther =
    readings !== null &&
    !isNewSupplier &&
    supplierId !== null &&
    isEdited('formOne.supplierId') &&
    isFromAnother(readings, supplierName)

  // Whether it is a registered or a new one is asked where the supplier itself is.
  const isChoiceOpen = isNewSupplier
    ? check.isOpen('formOne.isNewSupplier') || check.isOpen('formOne.newSupplier.name')
    : check.isOpen('formOne.supplierId')

  const choose = (option: ComboboxOption | null) => {
    // An emptied field is still being typed into: it is checked when it is left.
    const set = option === null ? form.type : form.change
    set('formOne.supplierName', option?.label ?? '')
    set('formOne.supplierId', option === null ? null : Number(option.value))
    if (option?.value === chosen?.value || form.values.formTwo.accountId === null) return
    // An account belongs to its supplier: by any choice, it must not be paid for another one.
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
      <RowGroup>
        <OwnCompanyNote {...form.values} />
        {isOther && (
          <Notice tone="attention" isLive>
            {words.another(readings.issuer_name.value ?? '')}
          </Notice>
        )}
        {matchedName === null && isNewSupplier && isChoiceOpen && <Notice>{words.unregistered}</Notice>}
        {isChoiceOpen && (
          <RadioGroup
            id="formOne.isNewSupplier"
            name="formOne.isNewSupplier"
            label={<VisuallyHidden>{fields.supplierId.label}</VisuallyHidden>}
            layout="row"
            value={isNewSupplier ? 'new' : 'registered'}
            onChange={event => setIsNew(event.target.value === 'new')}
            options={[
              { value: 'registered', label: words.choose },
              { value: 'new', label: words.add },
            ]}
          />
        )}
        {isNewSupplier ? (
          <NewSupplierFields form={form} readings={readings} paper={paper} />
        ) : (
          <CheckedField
            path="formOne.supplierId"
            label={fields.supplierId.label}
            term={words.registered}
            value={<CompanyName>{supplierName}</CompanyName>}
          >
            <Combobox
              id="formOne.supplierId"
              label={words.search}
              required
              value={chosen}
              onChange={choose}
              search={searchSuppliers}
              emptyText={words.none}
              error={form.errorOf('formOne.supplierId')}
              note={paperNote('formOne.supplierId', form.values, paper, editedFields)}
            />
          </CheckedField>
        )}
      </RowGroup>
    </FormSection>
  )
}

interface NewSupplierFieldsProps {
  readonly form: InvoiceInfoForm
  readonly readings: OcrFields | null
  readonly paper: OcrFields | null
}

function NewSupplierFields({ form, readings, paper }: NewSupplierFieldsProps) {
  const editedFields = useEditedFields()
  const { business_form, name, corporate_number } = form.values.formOne.newSupplier
  const isCorporation = business_form === 1
  const note = (path: string) => paperNote(path, form.values, paper, editedFields)
  const at = 'formOne.newSupplier'
  const nameLabel = isCorporation ? fields.supplierName.corporation : fields.supplierName.soleProprietor
  return (
    <>
      <CheckedField
        path={`${at}.business_form`}
        label={fields.business_form.label}
        value={isCorporation ? fields.business_form.corporation : fields.business_form.soleProprietor}
        isRead={false}
      >
        <RadioGroup
          id={`${at}.business_form`}
          name={`${at}.business_form`}
          label={fields.business_form.label}
          required
          layout="row"
          value={String(business_form)}
          onChange={event => form.change(`${at}.business_form`, Number(event.target.value))}
          options={[
            { value: '1', label: fields.business_form.corporation },
            { value: '2', label: fields.business_form.soleProprietor },
          ]}
        />
      </CheckedField>
      <CheckedField
        path={`${at}.name`}
        label={nameLabel}
        value={<CompanyName>{name}</CompanyName>}
        isRead={confidenceOf(`${at}.name`, form.values, readings) !== null}
        source={messages.check.isNew}
      >
        <TextField
          {...form.field(`${at}.name`)}
          label={nameLabel}
          required
          autoComplete="off"
          help={<FieldNote readings={readings} path={`${at}.name`} values={form.values} />}
          note={note(`${at}.name`)}
        />
      </CheckedField>
      {isCorporation && (
        <CheckedField path={`${at}.corporate_number`} label={fields.corporate_number.label} value={corporate_number}>
          <TextField
            {...form.field(`${at}.corporate_number`)}
            label={fields.corporate_number.label}
            required={false}
            help={fields.corporate_number.help}
            fieldWidth="md"
            inputMode="numeric"
            autoComplete="off"
          />
        </CheckedField>
      )}
    </>
  )
}
