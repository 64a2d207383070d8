import { useState, type ChangeEvent, type CompositionEvent } from 'react'

type Input = HTMLInputElement

/**
 * For fields that show another text than what was typed. Text of an unfinished conversion belongs to the input method:
 * `composing` is shown as it is meanwhile, and `read` gets the input with every change outside of a conversion and at
 * the end of one.
 */
export function useComposition(read: (input: Input) => void) {
  const [composing, setComposing] = useState<string | null>(null)
  return {
    composing,
    handlers: {
      onChange: ({ target }: ChangeEvent<Input>) => (composing === null ? read(target) : setComposing(target.value)),
      onCompositionStart: ({ currentTarget }: CompositionEvent<Input>) => setComposing(currentTarget.value),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Input>) => {
        setComposing(null)
        read(currentTarget)
      },
    },
  }
}
