import type { CreditCard } from '@invoice-card/contracts'
import { useEffect, useState } from 'react'
import { changePaymentFlow, readPaymentFlow, type ConfirmForm } from '../flow-state.ts'
import { useValibotForm } from '../use-valibot-form.ts'
import { CardFormSchema } from './form.ts'

/** Card and terms, kept in the flow. Without a choice yet it proposes the newest saved card, else a new one. */
export function useCardForm(cards: readonly CreditCard[] | undefined, onSubmit: (form: ConfirmForm) => Promise<void>) {
  const [initialValues] = useState(() => readPaymentFlow().confirmForm)
  const form = useValibotForm<ConfirmForm>({ initialValues, schema: CardFormSchema, onSubmit })
  const { values, patch } = form

  useEffect(() => changePaymentFlow({ confirmForm: values }), [values])
  useEffect(() => {
    if (!cards) return
    const isKnown = values.card === 'new' || cards.some(({ id }) => id === values.card)
    if (!isKnown) patch(current => ({ ...current, card: cards[0]?.id ?? 'new' }))
    // Only the arrival of the cards is a reason to propose one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [cards])

  return form
}
export type CardFormControls = ReturnType<typeof useCardForm>
