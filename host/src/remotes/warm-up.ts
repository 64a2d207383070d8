import { integrityOf } from '../environment/integrity.ts'

/** Preloads scripts with the same integrity and CORS mode as the later script element, else they would be fetched twice. */
export function warmUp(urls: readonly string[]): void {
  for (const url of urls) {
    if (document.head.querySelector(`link[href="${CSS.escape(url)}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.crossOrigin = 'anonymous'
    link.integrity = integrityOf(url)
    link.href = url
    document.head.append(link)
  }
}
