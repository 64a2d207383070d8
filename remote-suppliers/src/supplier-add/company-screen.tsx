import { Button, Card, ErrorSummary, Notice, RadioGroup, Section, Stack } from '@invoice-card/ui'
import type { ChangeEvent } from 'react'
import { ContactFields } from '../common/contact/contact-fields.tsx'
import { isCorporation } from './company-values.ts'
import { CorporationFields } from './corporation-fields.tsx'
import { FlowPage } from './flow-page.tsx'
import { changeCreation, readCreation } from './flow-state.ts'
import { messages } from './messages.ts'
import { withoutRegisteredAddress } from './registered-facts.ts'
import { SoleProprietorFields } from './sole-proprietor-fields.tsx'
import { useCompanyForm } from './use-company-form.ts'

const { company: words } = messages
const forms = (['1', '2'] as const).map(value => ({
  value,
  label: words.forms[value],
  description: words.formDescriptions[value],
}))

/** /suppliers/add/company: who the supplier is. */
export function CompanyScreen() {
  const form = useCompanyForm()
  const isCorporate = isCorporation(form.values)
  const businessForm = form.field('business_form')
  const changeForm = (event: ChangeEvent<HTMLInputElement>) => {
    businessForm.onChange(event)
    // Where the corporation is, is not where a sole proprietor is.
    const { registered } = readCreation()
    form.patch(values => withoutRegisteredAddress(values, registered))
    changeCreation({ registered: null })
  }
  return (
    <FlowPage step={0} title={words.title} description={`${words.lead}${messages.survivesReload}`}>
      <form {...form.form} aria-label={words.title}>
        <Stack gap="6">
          <ErrorSummary errors={form.errors} submitCount={form.submitCount} />
          {form.refusal && (
            <Notice tone="danger" isLive>
              {form.refusal}
            </Notice>
          )}
          <Card>
            <Section title={isCorporate ? words.sections.corporation : words.sections.soleProprietor}>
              <Stack gap="6">
                <RadioGroup
                  {...businessForm}
                  onChange={changeForm}
                  label={words.form}
                  required
                  layout="cards"
                  options={forms}
                />
                {isCorporate ? <CorporationFields form={form} /> : <SoleProprietorFields form={form} />}
              </Stack>
            </Section>
          </Card>
          <Card>
            <Section title={words.sections.contact} description={words.contactLead}>
              <Stack gap="6">
                <ContactFields form={form} />
              </Stack>
            </Section>
          </Card>
          <Button type="submit" size="lg" isWide isLoading={form.isSubmitting}>
            {words.next}
          </Button>
        </Stack>
      </form>
    </FlowPage>
  )
}
