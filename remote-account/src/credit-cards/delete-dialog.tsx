import type { RefusalError } from '@invoice-card/api-client'
import { PaymentUsingCard, type CreditCard } from '@invoice-card/contracts'
import { cardExpiryText } from '@invoice-card/domain'
import { CompanyName, AppLink, Button, ConfirmDialog, Dialog, formatYen, Stack, styled, Text } from '@invoice-card/ui'
import { array, safeParse } from 'valibot'
import { cardWords } from '../common/credit-cards.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { useDeleteCard } from './use-delete-card.ts'

const { remove: words } = messages

const Payments = styled('ul', {
  base: { display: 'flex', flexDirection: 'column', borderWidth: '1px', borderColor: 'line', borderRadius: 'md' },
})
const Payment = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    padding: '3',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '&:last-child': { borderBottomWidth: 0 },
  },
})

/** Asks before a card is deleted, says what stays, and where it is refused, which payments are in the way. */
export function DeleteDialog({ card, onClose }: { readonly card: CreditCard; readonly onClose: () => void }) {
  const name = cardWords.name(card)
  const { mutate, isPending, failure, inUse } = useDeleteCard(card, onClose)
  if (inUse) return <InUseDialog name={name} refusal={inUse} onClose={onClose} />
  return (
    <ConfirmDialog
      isOpen
      title={words.title(name)}
      tone="danger"
      isBusy={isPending}
      confirmLabel={words.confirm}
      failure={failure}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <Stack gap="3">
        {/* A card that was renewed has the same last digits as the one before. */}
        <Text>{words.which(cardExpiryText(card.expire))}</Text>
        <Text>{words.text}</Text>
        <Text>{words.stays}</Text>
      </Stack>
    </ConfirmDialog>
  )
}

const paymentsOf = ({ details }: RefusalError): readonly PaymentUsingCard[] => {
  const { success, output } = safeParse(array(PaymentUsingCard), details.payments)
  return success ? output : []
}

interface InUseDialogProps {
  readonly name: string
  readonly refusal: RefusalError
  readonly onClose: () => void
}

function InUseDialog({ name, refusal, onClose }: InUseDialogProps) {
  return (
    <Dialog
      isOpen
      title={words.inUseTitle(name)}
      role="alertdialog"
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Stack gap="4">
        <Text>{words.inUse}</Text>
        <Payments aria-label={words.inUseList}>
          {paymentsOf(refusal).map(({ payment_id, supplier_name, total_amount }) => (
            <Payment key={payment_id}>
              <div>
                <Text fontWeight="bold">
                  <CompanyName>{supplier_name}</CompanyName>
                </Text>
                <Text size="sm" tone="muted">
                  {words.amount(formatYen(total_amount))}
                </Text>
              </div>
              <AppLink to={paths.paymentResult(payment_id)} aria-label={`${supplier_name}の${words.continue}`}>
                {words.continue}
              </AppLink>
            </Payment>
          ))}
        </Payments>
      </Stack>
    </Dialog>
  )
}
