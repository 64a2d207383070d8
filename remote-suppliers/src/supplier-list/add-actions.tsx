import { useIsPathOn, useIsPaymentOffered } from '@invoice-card/remote'
import { ButtonLink } from '@invoice-card/ui'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

/** The two ways to a new supplier: by its data, or by an invoice that it sent. */
export function AddActions() {
  const isPaymentOffered = useIsPaymentOffered()
  const isPathOn = useIsPathOn()
  return (
    <>
      <ButtonLink to={paths.addCompany} icon="add">
        {messages.add}
      </ButtonLink>
      {isPaymentOffered && isPathOn(paths.newPayment) && (
        <ButtonLink variant="secondary" to={paths.newPayment} icon="upload_file">
          {messages.pay}
        </ButtonLink>
      )}
    </>
  )
}
