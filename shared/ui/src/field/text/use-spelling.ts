import {
  useRef,
  type CompositionEvent,
  type CompositionEventHandler,
  type FocusEvent,
  type FocusEventHandler,
} from 'react'

/** How a field turns what was typed into the one spelling in which it is saved. */
export interface Spelling {
  /** The spelling of a text; the field shows it once it is left. */
  spelling?: (text: string) => string
  /** Takes the text in that spelling where it differs from what was typed. */
  onSpelled?: (text: string) => void
}

interface Handlers {
  onBlur?: FocusEventHandler<HTMLInputElement>
  onCompositionStart?: CompositionEventHandler<HTMLInputElement>
  onCompositionEnd?: CompositionEventHandler<HTMLInputElement>
}

/**
 * Turns a text when its field is left. Text of an unfinished conversion belongs to the input method,
 * and where the field is left in the middle of one (some browsers end it after the blur) it is turned when that has
 * ended.
 */
export function useSpelling(
  { spelling, onSpelled }: Spelling,
  { onBlur, onCompositionStart, onCompositionEnd }: Handlers,
): Handlers {
  const isComposing = useRef(false)
  const turn = ({ value }: HTMLInputElement) => {
    const spelled = spelling?.(value)
    if (spelled !== undefined && spelled !== value) onSpelled?.(spelled)
  }
  return {
    onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => {
      isComposing.current = true
      onCompositionStart?.(event)
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      isComposing.current = false
      onCompositionEnd?.(event)
      if (event.currentTarget !== document.activeElement) turn(event.currentTarget)
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      if (!isComposing.current) turn(event.currentTarget)
      onBlur?.(event)
    },
  }
}
