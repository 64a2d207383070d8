import { useEffect, useState, type FormEvent } from 'react'

type Submit = (event?: FormEvent<HTMLFormElement>) => void

/**
 * Holds a submit while the program is still filling the form: it is sent once nothing more can come, and dropped when
 * the user changes a field meanwhile.
 * @param editCount how often the user has changed a field
 */
export function useHeldSubmit(submit: Submit, editCount: number) {
  const [isFilling, setFilling] = useState(false)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => setHeld(false), [editCount])

  useEffect(() => {
    if (!isHeld || isFilling) return
    setHeld(false)
    submit()
    // `submit` is made again with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isHeld, isFilling])

  const submitOrHold: Submit = event => {
    if (!isFilling) return submit(event)
    event?.preventDefault()
    setHeld(true)
  }
  return { submit: submitOrHold, isHeld, setFilling }
}
