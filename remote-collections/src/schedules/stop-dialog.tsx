import { isRefusal } from '@invoice-card/api-client'
import type { RequestSchedule } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { useDialogFailure } from '@invoice-card/remote'
import { ConfirmDialog, Text } from '@invoice-card/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '../calls.ts'
import { messages } from './messages.ts'
import { removeSchedule, schedulesKey } from './queries.ts'

const words = messages.stop

interface StopDialogProps {
  /** Closed while there is none. */
  readonly schedule: RequestSchedule | null
  readonly onClose: () => void
}

/** Asks before a schedule is deleted, and says what stays. */
export function StopDialog({ schedule, onClose }: StopDialogProps) {
  const queryClient = useQueryClient()
  const { failure, explain } = useDialogFailure(schedule?.id ?? null, onClose)
  const { mutate, isPending } = useMutation({
    mutationFn: async (id: number) => {
      try {
        await calls.requestSchedules.deleteRequestSchedule({ params: { id } })
      } catch (error) {
        // Deleted in another tab, or by a call whose answer was lost: it is what was wanted.
        if (!isRefusal(error, 'schedule_not_found')) throw error
      }
    },
    onSuccess: (_, id) => {
      removeSchedule(queryClient, id)
      notify.success(words.done)
      onClose()
    },
    onSettled: async (_, error, id) => {
      await queryClient.invalidateQueries({ queryKey: schedulesKey })
      if (error) explain(error, { what: words.unknown, about: id })
    },
  })
  return (
    <ConfirmDialog
      isOpen={schedule !== null}
      title={words.title}
      confirmLabel={words.yes}
      tone="danger"
      isBusy={isPending}
      failure={failure}
      onCancel={onClose}
      onConfirm={() => schedule && mutate(schedule.id)}
    >
      <Text>{schedule && words.text(schedule.buyer_name)}</Text>
    </ConfirmDialog>
  )
}
