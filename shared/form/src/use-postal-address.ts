import { commonAddress, postalDigits } from '@invoice-card/domain'
import { getIn, setIn } from 'formik'
import { useRef, useState } from 'react'
import type { Form } from './use-form.ts'

type Area = NonNullable<ReturnType<typeof commonAddress>>

interface PostalAddressOptions<Values extends object> {
  readonly form: Pick<Form<Values>, 'values' | 'patch'>
  /** Path of the field of the postal code. */
  readonly code: string
  /** Paths of the fields that the code fills, and what each gets of its address. */
  readonly fields: Readonly<Record<string, (area: Area) => string>>
  /** Asks for the addresses of a code of seven digits. */
  readonly find: (code: string) => Promise<{ readonly addresses: readonly Area[] }>
}

const isComplete = (digits: string) => /^\d{7}$/.test(digits)
const textAt = (values: object, path: string) => (getIn(values, path) as string | undefined) ?? ''

/**
 * A postal code that fills the fields of its address, as far as that is the same for all its towns: those that are
 * empty, and those that still have what an earlier code of the field stands for. What was typed otherwise stays, and
 * so does everything once another code stands there. Call `onCode` with what is typed as the code; `unknownCode` has
 * the digits of the last one without an address.
 */
export function usePostalAddress<Values extends object>({ form, code, fields, find }: PostalAddressOptions<Values>) {
  const [unknownCode, setUnknownCode] = useState<string>()
  const earlier = useRef(new Set<string>())
  const answers = useRef(new Map<string, Promise<Area | null | undefined>>())
  const paths = Object.keys(fields)

  /** Null where the code has no address; undefined where nobody answers: an address can be typed. */
  function areaOf(digits: string): Promise<Area | null | undefined> {
    const known = answers.current.get(digits)
    if (known) return known
    const answer = find(digits).then(
      ({ addresses }) => commonAddress(addresses) ?? null,
      () => void answers.current.delete(digits),
    )
    answers.current.set(digits, answer)
    return answer
  }

  async function onCode(typed: string): Promise<void> {
    const before = postalDigits(textAt(form.values, code))
    if (isComplete(before)) earlier.current.add(before)
    const digits = postalDigits(typed)
    if (!isComplete(digits)) return
    const isEmpty = paths.every(path => textAt(form.values, path) === '')
    const [area, ...areasBefore] = await Promise.all([
      areaOf(digits),
      ...(isEmpty ? [] : Array.from(earlier.current, areaOf)),
    ])
    // Nobody has said that the address is no longer right: it may be one that was saved.
    if (area === undefined) return
    if (area === null) setUnknownCode(digits)
    form.patch(values => {
      if (postalDigits(textAt(values, code)) !== digits) return values
      const mayFill = (path: string) => {
        const text = textAt(values, path)
        return text === '' || areasBefore.some(other => other && fields[path]?.(other) === text)
      }
      return paths
        .filter(mayFill)
        .reduce((all, path) => setIn(all, path, (area && fields[path]?.(area)) ?? '') as Values, values)
    })
  }

  return { onCode, unknownCode }
}
