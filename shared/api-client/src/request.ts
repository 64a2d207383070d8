import type { ClientEndpoint } from '@invoice-card/contracts'

type Value = string | number | boolean
type Values = Readonly<Record<string, Value | readonly Value[] | null | undefined>>

/** `/a/{id}` with its placeholders filled in. */
export const pathOf = (endpoint: Pick<ClientEndpoint, 'path'>, params: Values = {}): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null) throw new TypeError(`No value for {${name}} of ${endpoint.path}`)
    return encodeURIComponent(String(value))
  })

/** A query string: arrays repeat their key; undefined, null and '' are left out. */
export function searchOf(query: Values = {}): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one))
    }
  }
  return search
}
