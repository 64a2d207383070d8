import { digitsOf, isCorporateNumber } from '@invoice-card/domain'
import { Button, DescriptionList, DescriptionRow, Notice, Spinner, Stack, Text, TextField } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messages } from './messages.ts'
import { corporationQuery, type FoundCorporation } from './queries.ts'
import type { InvoicePaymentForm } from './use-invoice-payment-form.ts'

const { number: words } = messages

/** The payee by its corporate number: named by the register, and known where it is registered already. */
export function CorporationChoice({ form }: { form: InvoicePaymentForm }) {
  const corporateNumber = digitsOf(form.values.supplierCorporateNumber)
  const { data, error, refetch, isFetching } = useQuery(corporationQuery(corporateNumber))
  const isAsked = isCorporateNumber(corporateNumber)
  const found = isAsked ? data : undefined
  useEffect(() => {
    const { supplier = null, corporation = null } = found ?? {}
    form.patch(values => ({
      ...values,
      supplierId: supplier?.id ?? null,
      supplierName: supplier?.name ?? corporation?.name ?? '',
      supplierRegisterName: corporation?.name ?? '',
      supplierKanaName: corporation?.name_kana ?? '',
    }))
    // `form` is made again with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [found])

  return (
    <Stack gap="4">
      <TextField
        {...form.field('supplierCorporateNumber')}
        error={form.errorOf('supplierCorporateNumber') ?? form.errorOf('supplierName')}
        label={words.label}
        required
        help={words.help}
        fieldWidth="md"
        inputMode="numeric"
        autoComplete="off"
      />
      {isAsked && !data && isFetching && <Spinner label={words.looking} />}
      {isAsked && error && !data && (
        <Notice
          tone="danger"
          isLive
          actions={
            <Button size="sm" variant="secondary" icon="refresh" isLoading={isFetching} onClick={() => void refetch()}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Notice>
      )}
      {found && <Found {...found} />}
    </Stack>
  )
}

function Found({ corporation, supplier }: FoundCorporation) {
  if (corporation === null && supplier === null)
    return (
      <Notice tone="attention" isLive>
        {words.notFound}
      </Notice>
    )
  return (
    <Stack gap="3" role="status">
      <DescriptionList>
        <DescriptionRow term={words.found}>{corporation?.name ?? supplier?.name}</DescriptionRow>
        {corporation?.name_kana && <DescriptionRow term={words.kana}>{corporation.name_kana}</DescriptionRow>}
      </DescriptionList>
      <Text size="sm" tone="muted">
        {supplier ? words.registered : words.unregistered}
      </Text>
    </Stack>
  )
}
