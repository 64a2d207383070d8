/**
 * A URL, or null where the text is none. `URL.canParse` is newer than the oldest browsers (decision 0146).
 * @param base for a relative URL
 * @example parseUrl('/payments', 'https://invoice.example')?.pathname // '/payments'
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
