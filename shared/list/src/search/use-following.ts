import { useState, type Dispatch, type SetStateAction } from 'react'

/**
 * State that may be changed, and begins again whenever what it began with has changed: fields that also follow the
 * address.
 */
export function useFollowing<Value>(
  source: Value,
  isSame: (a: Value, b: Value) => boolean = Object.is,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(source)
  const [followed, setFollowed] = useState(source)
  if (!isSame(followed, source)) {
    setFollowed(source)
    setValue(source)
  }
  return [value, setValue]
}
