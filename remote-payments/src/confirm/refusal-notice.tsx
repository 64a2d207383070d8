import type { RefusalError } from '@invoice-card/api-client'
import { isContactAsked, withoutContact } from '@invoice-card/domain'
import { failureText } from '@invoice-card/form'
import { ContactLink } from '@invoice-card/remote'
import { AppLink, ButtonLink, HStack, Notice } from '@invoice-card/ui'
import { messages as cardMessages } from '../card-payment/messages.ts'
import type { InvoiceForm } from '../invoice-values/values.ts'
import { replacing } from '../checkout/replace-invoice.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { stepOfRefusal } from './refusal-steps.ts'

/** Why the application was refused, with the way to where it is put right. */
export function RefusalNotice({ refusal, form }: { refusal: RefusalError; form: InvoiceForm }) {
  const { code } = refusal
  const place = stepOfRefusal(code, form)
  const text = failureText(refusal, messages.refusals)
  if (code === 'commission_changed' || code === 'promotion_code_invalid')
    return (
      <Notice tone="attention" isLive>
        {text}
      </Notice>
    )
  const action =
    place.step === 'invoiceInfo' ? (
      <ButtonLink
        variant="secondary"
        size="sm"
        to={paths.invoiceInfo}
        state={{ refusals: { [place.field]: withoutContact(text) } }}
      >
        {messages.fix}
      </ButtonLink>
    ) : place.step === 'create' ? (
      <ButtonLink variant="secondary" size="sm" to={paths.create} state={replacing}>
        {messages.chooseFile}
      </ButtonLink>
    ) : place.step === 'prepared' ? (
      <AppLink to={paths.oauth}>{messages.seePrepared}</AppLink>
    ) : (
      code === 'duplicate_invoice' && <AppLink to={paths.list('review')}>{messages.seePayments}</AppLink>
    )
  const actions = isContactAsked(code) ? (
    <HStack gap="4" flexWrap="wrap">
      {action}
      <ContactLink />
    </HStack>
  ) : (
    action
  )
  return (
    <Notice tone="danger" isLive title={cardMessages.refusedTitle} actions={actions}>
      {text}
    </Notice>
  )
}
