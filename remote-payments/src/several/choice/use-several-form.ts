import type { CreditCard } from '@invoice-card/contracts'
import { useForm, type FormOptions } from '@invoice-card/form'
import { useEffect } from 'react'
import * as v from 'valibot'
import { messages as cardMessages } from '../../card-payment/messages.ts'
import { isUsable } from '../../card-payment/usable-card.ts'
import { messages } from '../candidates/messages.ts'
import type { SeveralForm } from '../run/run.ts'
import { refusedCardId } from '../run/selectors.ts'
import { dispatchSeveral, readRun, readSeveral } from '../run/store.ts'
import { useCardRegistration } from './use-card-registration.ts'

const schemaWith = (cardRequired: string) =>
  v.object({
    card: v.number(cardRequired),
    isTermsAgreed: v.literal(true, cardMessages.agreement.required),
  })
const schema = schemaWith(cardMessages.card.required)
/** There is none to choose, and registering one may be switched off. */
const schemasWithoutCard = { on: schemaWith(messages.noCard.required), off: schemaWith(messages.noCard.oneByOne) }

/** A saved card and the terms, stored for a reload. Proposes a card that can pay and was not refused a moment ago. */
export function useSeveralForm(
  cards: readonly CreditCard[] | undefined,
  options: Pick<FormOptions<SeveralForm>, 'onSubmit' | 'checkMore'>,
) {
  const schemaWithoutCard = schemasWithoutCard[useCardRegistration() === undefined ? 'off' : 'on']
  const form = useForm<SeveralForm>({
    initialValues: readSeveral().form,
    schema: cards?.some(isUsable) === false ? schemaWithoutCard : schema,
    ...options,
    onValues: values => dispatchSeveral({ type: 'formTyped', form: values }),
  })
  const { values, patch } = form
  useEffect(() => {
    const usable = cards?.filter(isUsable)
    if (!usable || usable.some(({ id }) => id === values.card)) return
    const refused = refusedCardId(readRun())
    const proposed = usable.find(({ id }) => id !== refused) ?? null
    patch(current => ({ ...current, card: proposed?.id ?? null }))
  }, [cards, values.card, patch])
  return form
}
