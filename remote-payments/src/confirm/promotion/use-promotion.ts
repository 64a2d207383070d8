import { isRefusal } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { calls } from '../../calls.ts'
import { dispatch, useApplication } from '../../checkout/store.ts'
import { maxCodeLength, messages } from './messages.ts'

/**
 * The promotion code of the payment: typed, checked by the server, then stored in the flow.
 * @param refusals what the fee or the application was refused with: a code that can't be used any more is taken off,
 *   with the reason at its field
 */
export function usePromotion(refusals: readonly unknown[]) {
  const { promotionCode } = useApplication()
  const [typed, setTyped] = useState(promotionCode ?? '')
  const [isOpen, setIsOpen] = useState(Boolean(promotionCode))
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: (promotion_code: string) => calls.promotions.applyPromotion({ body: { promotion_code } }),
    onSuccess: answer => {
      setTyped(answer.promotion_code)
      dispatch({ type: 'promotionChanged', code: answer.promotion_code })
    },
    onError: failure => setError(failureText(failure)),
  })

  const refusal = refusals.find(failure => isRefusal(failure, 'promotion_code_invalid'))
  useEffect(() => {
    if (!refusal) return
    setError(failureText(refusal))
    dispatch({ type: 'promotionChanged', code: null })
    // Once for each refusal, whatever has changed in the flow meanwhile.
  }, [refusal])

  const type = (text: string) => {
    setTyped(text)
    setError(undefined)
  }
  const apply = () => {
    if (isPending) return
    const code = typed.trim()
    if (code === '') return setError(messages.required)
    if (code.length > maxCodeLength) return setError(messages.tooLong)
    setError(undefined)
    mutate(code)
  }
  const remove = () => {
    type('')
    dispatch({ type: 'promotionChanged', code: null })
  }
  return { code: promotionCode ?? null, typed, type, isOpen, setIsOpen, error, isPending, apply, remove }
}
export type Promotion = ReturnType<typeof usePromotion>
