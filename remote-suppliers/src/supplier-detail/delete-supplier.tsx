import { isRefusal } from '@invoice-card/api-client'
import type { Supplier, SupplierDeletion } from '@invoice-card/contracts'
import { bus, notify } from '@invoice-card/events'
import { useIsShown } from '@invoice-card/form'
import { useDialogFailure } from '@invoice-card/remote'
import { Box, Button, ConfirmDialog, Dialog } from '@invoice-card/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { calls } from '../common/calls.ts'
import { supplierQuery } from '../common/supplier-query.ts'
import { paths } from '../paths.ts'
import { RefusedDeletion, WhatStays } from './deletion-words.tsx'
import { messages } from './messages.ts'

const words = messages.deletion

/**
 * Deletes a supplier after saying what goes and what stays, or says what prevents it. The server is asked when the
 * button is pressed: what was true before may not be now.
 */
export function DeleteSupplier({ supplier: { id, name } }: { supplier: Supplier }) {
  const [deletion, setDeletion] = useState<SupplierDeletion>()
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const isShown = useIsShown()
  const queryClient = useQueryClient()
  const close = () => setIsOpen(false)
  const { failure, explain } = useDialogFailure(isOpen ? id : null, close)

  const ask = useMutation({
    mutationFn: () => calls.suppliers.getSupplierDeletion({ params: { id } }),
    onSuccess: answer => {
      setDeletion(answer)
      setIsOpen(true)
    },
    onError: error => explain(error, { what: words.notAsked }),
  })
  const remove = useMutation({
    mutationFn: () => calls.suppliers.deleteSupplier({ params: { id } }),
    onSuccess: async () => {
      notify.success(words.done(name))
      bus.emit('statsChanged', {})
      if (isShown()) await navigate(paths.list, { replace: true })
      queryClient.removeQueries({ queryKey: supplierQuery(id).queryKey })
      return queryClient.invalidateQueries({ queryKey: ['suppliers'] })
    },
    onError: async error => {
      // It came into use meanwhile: the dialog says by what.
      if (isRefusal(error, 'supplier_in_use', 'supplier_money_returned', 'supplier_under_examination'))
        return ask.mutate()
      await queryClient.invalidateQueries({ queryKey: ['suppliers'] })
      explain(error, { what: words.unknown(name) })
    },
  })

  const isRefused = deletion?.refusal != null
  return (
    <>
      <Box marginInlineStart="-5">
        <Button variant="ghost" icon="delete" isLoading={ask.isPending && !isOpen} onClick={() => ask.mutate()}>
          {words.open}
        </Button>
      </Box>
      <ConfirmDialog
        isOpen={isOpen && !isRefused}
        title={words.title(name)}
        tone="danger"
        confirmLabel={words.yes}
        isBusy={remove.isPending || ask.isPending}
        failure={failure}
        onCancel={close}
        onConfirm={() => remove.mutate()}
      >
        {deletion && <WhatStays deletion={deletion} />}
      </ConfirmDialog>
      <Dialog
        isOpen={isOpen && isRefused}
        title={words.refusedTitle(name)}
        onClose={close}
        actions={
          <Button variant="secondary" onClick={close}>
            {words.close}
          </Button>
        }
      >
        {deletion && <RefusedDeletion supplierId={id} deletion={deletion} />}
      </Dialog>
    </>
  )
}
