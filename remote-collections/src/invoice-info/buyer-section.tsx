import {
  Combobox,
  type ComboboxOption,
  FormSection,
  Notice,
  RadioGroup,
  TextField,
  VisuallyHidden,
} from '@invoice-card/ui'
import { searchBuyers } from '../request-form/buyer-search.ts'
import { messages } from './messages.ts'
import { NewBuyerFields } from './new-buyer-fields.tsx'
import type { NoteOf } from './reading-note.tsx'
import { useKnownContact } from './use-known-contact.ts'
import type { RequestContentForm } from './use-request-form.ts'
import { chooseBuyer } from './with-buyer.ts'

const { fields, buyer: words, sections } = messages

interface BuyerSectionProps {
  readonly form: RequestContentForm
  /** The partner that was found by the addressee of the invoice. */
  readonly matchedName: string | null
  readonly note: NoteOf
}

/** Whom to ask: a registered partner or a new one, and its contact person. */
export function BuyerSection({ form, matchedName, note }: BuyerSectionProps) {
  useKnownContact(form)
  const { isNewSupplier, supplierSearchWord, supplierId, supplierName } = form.values
  const chosen = supplierId === null ? null : { value: String(supplierId), label: supplierName }

  const choose = (option: ComboboxOption | null) => {
    const id = option === null ? null : Number(option.value)
    chooseBuyer(form, { supplierId: id, supplierName: option?.label ?? '' })
    // An emptied field is still being typed into: it is checked when it is left.
    const set = option === null ? form.type : form.change
    set('supplierSearchWord', '')
    set('supplierName', option?.label ?? '')
    set('supplierId', id)
  }

  return (
    <FormSection title={sections.buyer}>
      {matchedName !== null && !isNewSupplier && <Notice tone="success">{words.matched(matchedName)}</Notice>}
      <RadioGroup
        id="isNewSupplier"
        name="isNewSupplier"
        label={<VisuallyHidden>{fields.supplierId.label}</VisuallyHidden>}
        layout="row"
        value={isNewSupplier ? 'new' : 'registered'}
        onChange={event => {
          const isNew = event.target.value === 'new'
          chooseBuyer(form, { isNewSupplier: isNew })
          form.change('isNewSupplier', isNew)
        }}
        options={[
          { value: 'registered', label: words.choose },
          { value: 'new', label: words.add },
        ]}
      />
      {isNewSupplier ? (
        <NewBuyerFields form={form} note={note} />
      ) : (
        <Combobox
          id="supplierId"
          label={words.search}
          required
          value={chosen}
          onChange={choose}
          search={searchBuyers}
          word={supplierSearchWord}
          onWord={word => form.type('supplierSearchWord', word)}
          emptyText={words.none}
          error={form.errorOf('supplierId')}
        />
      )}
      <TextField
        {...form.field('supplier_person_name')}
        label={fields.person.label}
        required
        help={fields.person.help}
        autoComplete="off"
      />
      <TextField
        {...form.field('supplier_person_email')}
        label={fields.email.label}
        required
        help={fields.email.help}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
    </FormSection>
  )
}
