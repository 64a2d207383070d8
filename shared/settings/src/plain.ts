import * as v from 'valibot'
import type { Environment } from './environment.ts'

type Text = v.GenericSchema<string | undefined, string>

/** What the operator is to set, and what a developer's machine takes instead. */
export interface Asked {
  /** What to set, as the rest of a sentence: `the merchant's id at the card gateway`. */
  readonly hint: string
  readonly local?: string
}

/** A variable that has to be there, except where `local` has a default for it. */
export const asked = ({ isLocal }: Environment, { hint, local }: Asked): Text => {
  const schema = v.string(`is missing. Set ${hint}`)
  return isLocal && local !== undefined ? v.optional(schema, local) : schema
}

/** The value is of this service's own choice, and nothing made for a developer's machine. */
export const text = (
  environment: Environment,
  { forbidden = [], ...what }: Asked & { readonly forbidden?: readonly string[] },
): Text =>
  v.pipe(
    asked(environment, what),
    v.check(
      value => environment.isLocal || !(value.startsWith('local-') || forbidden.includes(value)),
      `is that of a developer's machine. Set ${what.hint}`,
    ),
  )

/** A text that may be missing: then the setting is undefined. */
export const optionalText = () => v.optional(v.string())

/** A TCP port, 0 to 65,535; 0 lets the system choose a free one. */
export const port = (fallback: number) => whole(String(fallback), 0, 65_535, 'a port')

/** @param max the largest that is allowed */
export const wholeNumber = (fallback: number, max: number, min = 0) =>
  whole(String(fallback), min, max, 'a whole number')

/** One of a list of values. It has to be set, except where `local` has a default for it. */
export const choice = <const Options extends readonly string[]>(
  environment: Environment,
  options: Options,
  { hint, local }: Asked & { readonly local?: Options[number] },
) => {
  const schema = v.picklist(options, `is not one of ${options.join(', ')}. Set ${hint}`)
  return environment.isLocal && local !== undefined ? v.optional(schema, local) : schema
}

const whole = (fallback: string, min: number, max: number, what: string) => {
  const message = `is not ${what}. Set ${what} from ${min} to ${max}`
  return v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d{1,15}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
}
