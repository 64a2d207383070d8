import { isRefusal } from '@invoice-card/api-client'
import type { CreditCard } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { useDialogFailure } from '@invoice-card/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cardCalls, cardWords, creditCardsQuery } from '../common/credit-cards.ts'
import { messages } from './messages.ts'

/** Deletes a card; the refusal of one that payments need is for the dialog to show. */
export function useDeleteCard(card: CreditCard, close: () => void) {
  const queryClient = useQueryClient()
  const { failure, explain } = useDialogFailure(card.id, close)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      try {
        await cardCalls.deleteCreditCard({ params: { id: card.id } })
      } catch (error) {
        // Deleted in another tab, or by a call whose answer was lost: it is what was wanted.
        if (!isRefusal(error, 'credit_card_not_found')) throw error
      }
    },
    onSuccess: () => {
      queryClient.setQueryData(
        creditCardsQuery.queryKey,
        data => data && { ...data, credit_cards: data.credit_cards.filter(({ id }) => id !== card.id) },
      )
      notify.success(messages.remove.done(cardWords.name(card)))
      close()
    },
    onSettled: async (_, error) => {
      await queryClient.invalidateQueries({ queryKey: creditCardsQuery.queryKey })
      if (error) explain(error, { what: messages.remove.unknown(cardWords.name(card)), isShown: isInUse(error) })
    },
  })
  return { mutate, isPending, failure, inUse: isInUse(error) ? error : undefined }
}

const isInUse = (error: unknown) => isRefusal(error, 'card_in_use')
