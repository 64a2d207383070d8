import { isRefusal } from '@invoice-card/api-client'
import type { CreditCard } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cardCalls, cardWords, creditCardsQuery } from '../common/credit-cards.ts'
import { failureText } from '@invoice-card/form'
import { messages } from './messages.ts'

/** Deletes a card; one that is gone already is as good as deleted. */
export function useDeleteCard(card: CreditCard, onDeleted: () => void) {
  const queryClient = useQueryClient()
  const leave = () => {
    queryClient.setQueryData(
      creditCardsQuery.queryKey,
      data => data && { ...data, credit_cards: data.credit_cards.filter(({ id }) => id !== card.id) },
    )
    onDeleted()
    void queryClient.invalidateQueries({ queryKey: creditCardsQuery.queryKey })
  }
  return useMutation({
    mutationFn: () => cardCalls.deleteCreditCard({ params: { id: card.id } }),
    onSuccess: () => {
      leave()
      notify.success(messages.remove.done(cardWords.name(card)))
    },
    onError: error => {
      if (!isRefusal(error, 'credit_card_not_found')) return
      leave()
      notify.info(failureText(error))
    },
  })
}
