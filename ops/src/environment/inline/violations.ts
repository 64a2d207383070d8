import type { PageBlock } from '@invoice-card/environment'

/** Stands first in the page: reports what its policies stopped, also before the host runs, and whose script it was. */
export function violations({ elementId }: { readonly elementId: string }): void {
  const reported = new Set<string>()
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
    const message = `${effectiveDirective}: ${blockedURI || 'inline'} ${sample}`.trim()
    // A loop must not become a flood.
    if (reported.has(message) || reported.size > 20) return
    reported.add(message)
    const { name, sequence, variant, host, remotes } = JSON.parse(
      document.getElementById(elementId)?.textContent ?? '',
    ) as PageBlock
    const [, folder = 'host'] = /\/releases\/([\w-]+)\//.exec(`${blockedURI} ${sourceFile}`) ?? []
    const remote = remotes[folder.replaceAll('-', '_') as keyof typeof remotes]
    const body = {
      type: 'policy',
      message,
      stack: sourceFile || undefined,
      environment: name,
      sequence,
      variant,
      route: `/${location.pathname.split('/')[1] ?? ''}`,
      release: remote ? `${folder.replaceAll('-', '_')}@${remote.version}` : `host@${host.version}`,
    }
    navigator.sendBeacon('/reports', new Blob([JSON.stringify(body)], { type: 'application/json' }))
  })
}
