import { isRefusal } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { calls } from '../../calls.ts'
import { dispatch, useApplication } from '../../checkout/store.ts'
import { maxCodeLength, messages } from './messages.ts'

export const promotionFieldId = 'promotionCode'

/** The promotion code of the payment: typed, checked by the server, then stored in the flow. */
export function usePromotion() {
  const { promotionCode } = useApplication()
  const [typed, setTyped] = useState(promotionCode ?? '')
  const [isOpen, setIsOpen] = useState(Boolean(promotionCode))
  const [error, setError] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const fail = (failure: unknown) => {
    setError(failureText(failure))
    setIsRefused(isRefusal(failure, 'promotion_code_invalid'))
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (promotion_code: string) => calls.promotions.applyPromotion({ body: { promotion_code } }),
    onSuccess: answer => {
      setTyped(answer.promotion_code)
      dispatch({ type: 'promotionChanged', code: answer.promotion_code })
    },
    onError: fail,
  })

  const type = (text: string) => {
    setTyped(text)
    setError(undefined)
    setIsRefused(false)
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
  /** The code can't be used any more: it is taken off, with the reason at its field. */
  const refuse = (refusal: unknown) => {
    fail(refusal)
    dispatch({ type: 'promotionChanged', code: null })
  }
  const code = promotionCode ?? null
  // Of a refused code the user has read that the fee without it applies.
  const isUnapplied = typed.trim() !== '' && typed.trim() !== code && !isRefused
  return {
    code,
    typed,
    type,
    isOpen,
    setIsOpen,
    error,
    isPending,
    apply,
    remove,
    refuse,
    /** Its field, as long as a code stands there that the shown total does not count with. */
    open: isUnapplied ? [{ fieldId: promotionFieldId, message: messages.unapplied }] : [],
  }
}
export type Promotion = ReturnType<typeof usePromotion>

/**
 * Takes the code off where it was refused.
 * @param refusals what the fee or the application was refused with
 */
export function usePromotionRefusals({ refuse }: Promotion, refusals: readonly unknown[]): void {
  const refusal = refusals.find(failure => isRefusal(failure, 'promotion_code_invalid'))
  useEffect(() => {
    if (refusal) refuse(refusal)
    // Once for each refusal, whatever has changed in the flow meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refusal])
}
