import * as v from 'valibot'
import type { Environment } from './environment.ts'
import { asked, type Asked } from './plain.ts'
import { weaknessOf } from './secret-strength.ts'

/** The first signs, all of them are accepted. */
export type SecretKeys = readonly [current: string, ...previous: string[]]

interface Secret extends Asked {
  /** Values of other variables: one secret has one use. */
  readonly others?: readonly (string | undefined)[]
}

const partsOf = (value: string): string[] => value.split(',').map(part => part.trim())

/** A secret of this service: 32 random bytes or more outside `local`, as hex, base64 or base64url. */
export const secret = (environment: Environment, what: Secret) =>
  v.pipe(
    asked(environment, what),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOf(environment, [dataset.value], what) : null
      if (problem !== null) addIssue({ message: problem })
    }),
  )

/** A secret that can be rotated: `NEW`, or `NEW,OLD` while what the old one signed is still about. */
export const rotatedSecret = (environment: Environment, what: Secret) =>
  v.pipe(
    asked(environment, what),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? rotationProblem(environment, partsOf(dataset.value), what) : null
      if (problem !== null) addIssue({ message: problem })
    }),
    // No text splits into nothing.
    v.transform(value => partsOf(value) as [string, ...string[]]),
  )

function rotationProblem(environment: Environment, parts: readonly string[], what: Secret): string | null {
  if (parts.length > 2 || parts.includes('')) return 'is not NEW or NEW,OLD. Set one secret, or two with a comma'
  if (new Set(parts).size < parts.length) return 'has the same secret twice. Make a new one: openssl rand -hex 32'
  return problemOf(environment, parts, what)
}

function problemOf({ isLocal }: Environment, parts: readonly string[], { others = [] }: Secret): string | null {
  if (isLocal) return null
  const weak = parts.map(weaknessOf).find(weakness => weakness !== null)
  if (weak !== undefined) return `${weak}. Make one: openssl rand -hex 32`
  const taken = others.flatMap(other => (other === undefined ? [] : partsOf(other)))
  return parts.some(part => taken.includes(part))
    ? 'is that of another variable. Make one of its own: openssl rand -hex 32'
    : null
}
