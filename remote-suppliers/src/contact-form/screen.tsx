import type { Supplier } from '@invoice-card/contracts'
import { RestoredNotice } from '@invoice-card/form'
import { useListState } from '@invoice-card/list'
import {
  Button,
  ButtonLink,
  Card,
  ErrorSummary,
  HStack,
  Notice,
  Page,
  Section,
  Stack,
  TextButton,
} from '@invoice-card/ui'
import { useState } from 'react'
import { ContactFields } from '../common/contact/contact-fields.tsx'
import { RepresentativeField } from '../common/contact/representative-field.tsx'
import { FrozenNotice } from '@invoice-card/remote/frozen-notice'
import { IdentityNote } from '../common/identity/identity-note.tsx'
import { missingIdentity } from '../common/identity/missing-identity.ts'
import { messages as commonMessages } from '../common/messages.ts'
import { SupplierPage } from '../common/supplier-page.tsx'
import { useIsCompanyFrozen } from '@invoice-card/remote'
import { paths } from '../paths.ts'
import { IdentityFields } from './identity-fields.tsx'
import { messages } from './messages.ts'
import { useContactForm } from './use-contact-form.ts'

/** /suppliers/{id}/edit: where a supplier is and how it is reached. */
export const EditContactScreen = () => (
  <SupplierPage title={messages.title}>{supplier => <EditContact supplier={supplier} />}</SupplierPage>
)

function EditContact({ supplier }: { supplier: Supplier }) {
  const isFrozen = useIsCompanyFrozen()
  const [round, setRound] = useState(1)
  const back = {
    to: paths.detail(supplier.id),
    label: commonMessages.backToSupplier(supplier.name),
    state: useListState(),
  }
  return (
    <Page title={messages.title} description={isFrozen ? undefined : descriptionOf(supplier)} back={back} width="md">
      {isFrozen ? (
        <FrozenNotice />
      ) : (
        <ContactForm key={round} supplier={supplier} back={back} onReset={() => setRound(round + 1)} />
      )}
    </Page>
  )
}

const descriptionOf = (supplier: Supplier) =>
  (missingIdentity(supplier).length > 0 ? messages.descriptionOfMissing : messages.description)(supplier.name)

interface ContactFormProps {
  readonly supplier: Supplier
  readonly back: { readonly to: string; readonly state: unknown }
  readonly onReset: () => void
}

function ContactForm({ supplier, back, onReset }: ContactFormProps) {
  const { form, isRestored, isStale, identitySaved, reset } = useContactForm(supplier, onReset)
  return (
    <form {...form.form} aria-label={messages.title}>
      <Stack gap="6">
        {identitySaved && (
          <Notice tone="success" isLive>
            {identitySaved}
          </Notice>
        )}
        {form.refusal && (
          <Notice
            tone="danger"
            isLive
            title={messages.refused}
            actions={isStale && <TextButton onClick={reset}>{messages.showLatest}</TextButton>}
          >
            {form.refusal}
          </Notice>
        )}
        <ErrorSummary errors={form.errors} submitCount={form.submitCount} />
        {isRestored && <RestoredNotice onReset={reset} />}
        <IdentityNote />
        <IdentityFields supplier={supplier} form={form} />
        <Card>
          <Section title={messages.section}>
            <Stack gap="6">
              {supplier.business_form === 2 && <RepresentativeField form={form} />}
              <ContactFields form={form} />
            </Stack>
          </Section>
        </Card>
        <HStack gap="4">
          <Button type="submit" size="lg" isLoading={form.isSubmitting}>
            {messages.save}
          </Button>
          <ButtonLink variant="ghost" to={back.to} state={back.state}>
            {identitySaved ? messages.cancelContact : messages.cancel}
          </ButtonLink>
        </HStack>
      </Stack>
    </form>
  )
}
