import type { BrowserContext } from '@playwright/test'

/** A document may be empty for this long, as the page itself says that it takes long by then. */
const whiteMs = 3000
const marker = 'fault-suite:'

/** Collects what no user may ever see, however short: a page that is not found, and a white page. */
export async function watchForbidden(context: BrowserContext, slack: number): Promise<() => readonly string[]> {
  const seen = new Set<string>()
  context.on('console', message => {
    if (message.text().startsWith(marker)) seen.add(message.text().slice(marker.length))
  })
  await context.addInitScript(
    ({ marker, whiteMs }) => {
      const look = () => {
        const root = document.getElementById('root')
        if (root?.textContent?.includes('ページが見つかりません')) console.info(`${marker}「ページが見つかりません」`)
        if (performance.now() > whiteMs && !root?.hasChildNodes()) console.info(`${marker}a white page`)
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
      setInterval(look, 250)
    },
    { marker, whiteMs: whiteMs * slack },
  )
  return () => [...seen]
}
