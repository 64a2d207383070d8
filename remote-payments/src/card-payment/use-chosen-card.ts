import { cardEntryId, cardEntryMessages, useCardFrame } from '@invoice-card/card-entry'
import type { CreateInvoiceBody } from '@invoice-card/contracts'
import type { FieldMessage } from '@invoice-card/form'
import { useState } from 'react'
import type { ConfirmForm } from '../checkout/entry.ts'
import { messages } from './messages.ts'

export type Card = CreateInvoiceBody['card']

/** The card that a press pays with: a saved one, or the one in the card frame, which gives a token for it. */
export function useChosenCard() {
  const frame = useCardFrame()
  const [failure, setFailure] = useState<{ text: string; card: ConfirmForm['card'] }>()
  const [isFrameMissed, setIsFrameMissed] = useState(false)

  /** Null where there is none; `errorOf` or the frame itself says why. */
  const read = async ({ card, isCardSaved }: ConfirmForm): Promise<Card | null> => {
    if (typeof card === 'number') return { kind: 'saved', credit_card_id: card }
    if (!frame.isReady) {
      setIsFrameMissed(true)
      // What is shown in place of the frame says it already.
      if (frame.isLate) document.getElementById(cardEntryId)?.focus()
      return null
    }
    const answer = await frame.requestToken()
    if (answer.type === 'token') return { kind: 'token', mdk_token: answer.token, is_card_saved: isCardSaved }
    // The frame shows what is wrong at its own fields.
    if (answer.code !== 'invalid_input') setFailure({ text: answer.message, card })
    return null
  }

  /** What the frame lacks, for a summary of errors. */
  const findMissing = async (): Promise<FieldMessage[]> => {
    if (!frame.isReady) return [{ fieldId: cardEntryId, message: messages.card.frameNotLoaded }]
    const answer = await frame.requestToken()
    return answer.type === 'failed' && answer.code === 'invalid_input'
      ? [{ fieldId: cardEntryId, message: messages.card.incomplete }]
      : []
  }

  const frameErrorOf = (card: ConfirmForm['card']): string | undefined => {
    // It holds only as long as it is so.
    return isFrameMissed && !frame.isReady && !frame.isLate && card === 'new' ? cardEntryMessages.notReady : undefined
  }

  return {
    frame,
    read,
    findMissing,
    /** Why the last press got no card, as long as this one is still selected. */
    errorOf: (card: ConfirmForm['card']): string | undefined =>
      failure?.card === card ? failure?.text : frameErrorOf(card),
    clearError: () => {
      setFailure(undefined)
      setIsFrameMissed(false)
    },
  }
}
