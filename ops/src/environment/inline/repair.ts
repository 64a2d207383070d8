import type { PageTools } from './page-tools.ts'
import type { repairSettings } from './repair-settings.ts'

/**
 * Stands in the page before the host's scripts. Nothing else could help when one of them does not come: a release is
 * cached for a year, so a copy that was damaged on its way fails its hash on every visit. The scripts are fetched past
 * the cache and the page is loaded once more; if that does not help either, it says so instead of staying white. Both
 * are reported with the host's version. A script that hangs is said to take long; what the host draws takes the place
 * of these words.
 */
export function repair(
  { failed: failedAttribute, key, maxWaitMs, texts, looks }: typeof repairSettings,
  { send }: PageTools,
): void {
  const wasRepaired = sessionStorage.getItem(key) !== null
  const failed: string[] = []
  const root = () => document.getElementById('root') as HTMLElement

  function report(message: string) {
    const isFirst = !document.documentElement.hasAttribute(failedAttribute)
    document.documentElement.setAttribute(failedAttribute, '')
    send({ type: 'load', message, is_first: isFirst })
  }

  function add<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, look: string, parent: HTMLElement) {
    const made = document.createElement(name)
    made.textContent = text
    // By script: the policy allows no style attribute in markup.
    made.style.cssText = look
    parent.append(made)
    return made
  }

  function give({ title, text }: { readonly title: string; readonly text: string }) {
    document.title = title
    root().textContent = ''
    const main = add('main', '', looks.main, root())
    main.setAttribute('role', 'alert')
    add('h1', title, looks.title, main)
    add('p', text, '', main)
    add('button', texts.retry, looks.button, main).onclick = () => {
      // A request that hangs would hold its place in the cache, and the same script would wait for it once more.
      stop()
      location.reload()
    }
  }

  async function loadAgain() {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[defer]')].map(({ src }) => src)
    const answers = await Promise.allSettled(scripts.map(src => fetch(src, { cache: 'reload' })))
    if (answers.some(answer => answer.status === 'rejected' || !answer.value.ok)) return give(texts.failed)
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
  }

  setTimeout(() => {
    if (failed.length === 0 && !root().hasChildNodes()) give(texts.slow)
  }, maxWaitMs)

  document.addEventListener(
    'error',
    ({ target }) => {
      const script = target as Partial<HTMLScriptElement>
      if (script.localName === 'script' && script.defer && script.src) failed.push(script.src)
    },
    true,
  )

  addEventListener('load', () => {
    if (failed.length === 0) return sessionStorage.removeItem(key)
    report(
      (wasRepaired ? 'Did not load again after a reload: ' : 'Did not load: ') +
        failed.map(src => new URL(src).pathname).join(', '),
    )
    if (!wasRepaired) return void loadAgain()
    sessionStorage.removeItem(key)
    give(texts.failed)
  })
}
