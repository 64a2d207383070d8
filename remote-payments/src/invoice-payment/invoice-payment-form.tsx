import type { Supplier } from '@invoice-card/contracts'
import { useDebouncedValue } from '@invoice-card/form'
import { useIsPathOn } from '@invoice-card/remote'
import {
  AmountField,
  AppLink,
  Box,
  Button,
  Card,
  Combobox,
  DateField,
  ErrorSummary,
  Grid,
  Notice,
  RadioGroup,
  Section,
  Stack,
  type ComboboxOption,
} from '@invoice-card/ui'
import { FeeSummary } from '../fee/fee-summary.tsx'
import { searchSuppliers } from '../invoice-values/supplier-search.ts'
import { amountOf } from '../invoice-values/typed-text.ts'
import { paths } from '../paths.ts'
import { CorporationChoice } from './corporation.tsx'
import { messages } from './messages.ts'
import { useInvoicePaymentForm, type InvoicePaymentForm } from './use-invoice-payment-form.ts'

/** Payee, amount and day, with what paying costs beside them. @param supplier that the address bar names */
export function InvoicePaymentScreenForm({ supplier }: { supplier: Supplier | undefined }) {
  const form = useInvoicePaymentForm(supplier)
  const amount = useDebouncedValue(form.values.transferAmount)
  return (
    <form {...form.form} aria-label={messages.title}>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <Stack gap="6">
          <ErrorSummary
            errors={form.errors.map(({ fieldId, message }) => ({
              fieldId: fieldId === 'supplierName' ? 'supplierCorporateNumber' : fieldId,
              message,
            }))}
            submitCount={form.submitCount}
          />
          <Card>
            <Section title={messages.sections.payee}>
              <PayeeChoice form={form} />
            </Section>
          </Card>
          <Card>
            <Section title={messages.sections.payment}>
              <Stack gap="6">
                <AmountField {...form.field('transferAmount')} label={messages.amount.label} required />
                <DateField
                  {...form.field('dueDate')}
                  label={messages.dueDate.label}
                  required
                  help={messages.dueDate.help}
                />
              </Stack>
            </Section>
          </Card>
        </Stack>
        <Stack gap="6">
          <Card>
            <Section title={messages.sections.fee}>
              <FeeSummary amountYen={amountOf(amount)} />
            </Section>
          </Card>
          <Notice>{messages.file}</Notice>
          <Box>
            <Button type="submit" size="lg" isWide iconEnd="arrow_forward">
              {messages.next}
            </Button>
          </Box>
        </Stack>
      </Grid>
    </form>
  )
}

function PayeeChoice({ form }: { form: InvoicePaymentForm }) {
  const { payeeBy, supplierId, supplierName } = form.values
  const isPathOn = useIsPathOn()
  const choose = (option: ComboboxOption | null) => {
    // An emptied field is still being typed into: it is checked when it is left.
    const set = option === null ? form.type : form.change
    set('supplierName', option?.label ?? '')
    set('supplierId', option === null ? null : Number(option.value))
  }
  const changeWay = (by: string) => {
    form.change('payeeBy', by)
    // What was chosen the other way is not what is meant now.
    form.patch(values => ({
      ...values,
      supplierId: null,
      supplierName: '',
      supplierRegisterName: '',
      supplierKanaName: '',
    }))
  }
  return (
    <Stack gap="6">
      <RadioGroup
        id="payeeBy"
        name="payeeBy"
        label={messages.by.label}
        layout="row"
        value={payeeBy}
        onChange={event => changeWay(event.target.value)}
        options={[
          { value: 'registered', label: messages.by.registered },
          { value: 'number', label: messages.by.number },
        ]}
      />
      {payeeBy === 'number' ? (
        <CorporationChoice form={form} />
      ) : (
        <Stack gap="3">
          <Combobox
            id="supplierId"
            label={messages.supplier.label}
            required
            search={searchSuppliers}
            emptyText={messages.supplier.none}
            error={form.errorOf('supplierId')}
            value={supplierId === null ? null : { value: String(supplierId), label: supplierName }}
            onChange={choose}
          />
          {isPathOn(paths.addSupplier) && (
            <Box>
              <AppLink to={`${location.origin}${paths.addSupplier}`}>{messages.supplier.add}</AppLink>
            </Box>
          )}
        </Stack>
      )}
    </Stack>
  )
}
