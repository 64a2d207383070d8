import type { PageTools } from './page-tools.ts'

/** Stands first in the page: reports what its policies stopped, also before the host runs, and whose script it was. */
export function violations(_: object, { readBlock, send }: PageTools): void {
  const reported = new Set<string>()
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
    const message = `${effectiveDirective}: ${blockedURI || 'inline'} ${sample}`.trim()
    // A loop must not become a flood.
    if (reported.has(message) || reported.size > 20) return
    reported.add(message)
    const [, folder = ''] = /\/releases\/([\w-]+)\//.exec(`${blockedURI} ${sourceFile}`) ?? []
    const { remotes } = readBlock()
    const name = folder.replaceAll('-', '_') as keyof typeof remotes
    const remote = remotes[name]
    send({
      type: 'policy',
      message,
      stack: sourceFile || undefined,
      ...(remote && { release: `${name}@${remote.version}` }),
    })
  })
}
