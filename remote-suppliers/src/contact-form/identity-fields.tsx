import type { Supplier } from '@invoice-card/contracts'
import type { Form } from '@invoice-card/form'
import { Card, Section, Stack, Text, TextField } from '@invoice-card/ui'
import { IssuerNote } from '../common/identity/issuer-note.tsx'
import { messages as identityMessages } from '../common/identity/messages.ts'
import { missingIdentity } from '../common/identity/missing-identity.ts'
import type { ContactFormValues } from './contact-values.ts'
import { messages } from './messages.ts'

const words = messages.identity

interface IdentityFieldsProps {
  readonly supplier: Supplier
  readonly form: Pick<Form<ContactFormValues>, 'field' | 'values'>
}

/** Kana and T number, as far as the supplier was registered without them. */
export function IdentityFields({ supplier, form }: IdentityFieldsProps) {
  const missing = missingIdentity(supplier)
  if (missing.length === 0) return null
  const { label, help } = identityMessages.name_kana[supplier.business_form]
  const number = identityMessages.registration_number
  const isChecked = supplier.status === 'Approved' && supplier.corporate_number === null
  return (
    <Card>
      <Section title={words.title}>
        <Stack gap="6">
          <Text size="sm">{words.once}</Text>
          {missing.includes('name_kana') && (
            <TextField {...form.field('name_kana')} label={label} required={false} help={help} autoComplete="off" />
          )}
          {missing.includes('registration_number') && (
            <>
              <TextField
                {...form.field('registration_number')}
                label={number.label}
                required={false}
                help={isChecked ? `${number.help}${words.checkedAgain}` : number.help}
                fieldWidth="md"
                autoComplete="off"
              />
              <IssuerNote number={form.values.registration_number} name={supplier.name} />
            </>
          )}
        </Stack>
      </Section>
    </Card>
  )
}
