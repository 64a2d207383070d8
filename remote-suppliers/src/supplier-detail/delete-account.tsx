import { isRefusal } from '@invoice-card/api-client'
import { PaymentToAccount, type Account, type Supplier } from '@invoice-card/contracts'
import { accountLine, invoiceDisplayId } from '@invoice-card/domain'
import { bus, notify } from '@invoice-card/events'
import { useDialogFailure } from '@invoice-card/remote'
import { AppLink, Box, Button, ConfirmDialog, Dialog, formatYen, Stack, Text, touchRows } from '@invoice-card/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { array, safeParse } from 'valibot'
import { calls } from '../common/calls.ts'
import { supplierQuery } from '../common/supplier-query.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const words = messages.accountDeletion

/** What needs the account, by the names of the refusal's `details`. */
const uses = {
  payment_count: words.payments,
  returned_count: words.returned,
  application_count: words.applications,
} as const

interface DeleteAccountProps {
  readonly supplierId: number
  readonly account: Account
  readonly onClose: () => void
}

/** Takes an account out of use after asking, or says what needs it. */
export function DeleteAccount({ supplierId, account, onClose }: DeleteAccountProps) {
  const queryClient = useQueryClient()
  const { failure, explain } = useDialogFailure(account.id, onClose)
  const [inTheWay, setInTheWay] = useState<Details>()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      try {
        await calls.suppliers.deleteSupplierAccount({ params: { id: supplierId, accountId: account.id } })
      } catch (error) {
        // Deleted in another tab, or by a call whose answer was lost: it is what was wanted.
        if (!isRefusal(error, 'account_not_found')) throw error
      }
    },
    onSuccess: () => {
      notify.success(words.done)
      queryClient.setQueryData(supplierQuery(supplierId).queryKey, supplier => supplier && without(supplier, account))
      // The company gets a notification, too.
      bus.emit('statsChanged', {})
      onClose()
    },
    onSettled: async (_, error) => {
      if (isRefusal(error, 'account_in_use')) setInTheWay(error.details)
      await queryClient.invalidateQueries({ queryKey: ['suppliers'] })
      if (error && !isRefusal(error, 'account_in_use')) explain(error, { what: words.unknown })
    },
  })
  return (
    <>
      <ConfirmDialog
        isOpen={inTheWay === undefined}
        title={words.title}
        tone="danger"
        confirmLabel={words.yes}
        isBusy={isPending}
        failure={failure}
        onCancel={onClose}
        onConfirm={() => mutate()}
      >
        <Stack gap="3">
          <Text fontWeight="bold">{accountLine(account)}</Text>
          <Text>{words.goes}</Text>
          <Text>{words.stays}</Text>
          <Text>{words.mail}</Text>
        </Stack>
      </ConfirmDialog>
      <Dialog
        isOpen={inTheWay !== undefined}
        title={words.refusedTitle}
        onClose={onClose}
        actions={
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        }
      >
        <Stack gap="4">
          <Text>{words.refused}</Text>
          <Box as="ul" listStyleType="disc" paddingInlineStart="5">
            {linesOf(inTheWay).map(line => (
              <li key={line}>{line}</li>
            ))}
          </Box>
          <Stack as="ul" gap="1" paddingInlineStart="5" css={{ ...touchRows, '&:empty': { display: 'none' } }}>
            {paymentsOf(inTheWay).map(({ invoice_id, amount }) => (
              <li key={invoice_id}>
                <AppLink to={paths.payment(supplierId, invoice_id)}>
                  {words.payment(invoiceDisplayId(invoice_id), formatYen(amount))}
                </AppLink>
              </li>
            ))}
          </Stack>
          <AppLink to={paths.paymentHistory(supplierId)}>{words.seePayments}</AppLink>
        </Stack>
      </Dialog>
    </>
  )
}

/** The supplier as it will be answered: until then nothing is offered for the account any more. */
const without = (supplier: Supplier, deleted: Account): Supplier => {
  const accounts = supplier.accounts.filter(({ id }) => id !== deleted.id)
  return { ...supplier, accounts, deleted_accounts: [...(supplier.deleted_accounts ?? []), deleted] }
}

type Details = Readonly<Record<string, unknown>>

const paymentsOf = (details: Details = {}): readonly PaymentToAccount[] => {
  const { success, output } = safeParse(array(PaymentToAccount), details.payments)
  return success ? output : []
}

const linesOf = (details: Details = {}): string[] =>
  Object.entries(uses).flatMap(([name, textOf]) => {
    const count = Number(details[name])
    return count > 0 ? [textOf(count)] : []
  })
