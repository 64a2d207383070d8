/** Which screen sent a call, as its `baggage` says (W3C Baggage). A page may say what it likes. */
export interface PageOrigin {
  /** `remote_payments@1.0.0-1a2b3c4d5e`. */
  readonly release?: string
  /** Pattern of its route, e.g. `/payments/review/:id`. */
  readonly route?: string
}

const forms = { release: /^[a-z][a-z0-9_]{0,40}@[\w.-]{1,40}$/, route: /^\/[\w/:*.-]{0,200}$/ }

/** A value that is no release or route is left out. */
export function readPageOrigin(baggage: string | undefined): PageOrigin {
  if (!baggage) return {}
  const members = baggage
    .slice(0, 1000)
    .split(',')
    .map(member => member.split(';')[0]?.split('=') ?? [])
  const texts = Object.fromEntries(members.map(([name = '', value = '']) => [name.trim(), decode(value.trim())]))
  return Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]) => (form.test(texts[name] ?? '') ? [[name, texts[name]]] : [])),
  )
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
