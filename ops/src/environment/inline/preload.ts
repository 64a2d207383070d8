import type { BlockRelease } from '@invoice-card/environment'
import type { PageTools } from './page-tools.ts'

interface Input {
  /** Key of the tokens in local storage. */
  readonly tokens: string
  /** The character of the host's first script. */
  readonly first: number
}

/**
 * Starts fetching the remote and the screen that the URL asks for while the host still loads. Reads the data block as
 * `readBlock` does.
 */
export function preload({ tokens, first }: Input, { readBlock }: PageTools): void {
  // The host's own scripts stand behind this one, and are asked for before.
  setTimeout(() => {
    const { host, remotes } = readBlock()
    const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]')
    const hashes = policy?.content.match(/sha\d+-[^']+/g) ?? []
    const { pathname } = location
    const urls: string[] = []
    let ofHost = 0
    for (const [name, release] of Object.entries<BlockRelease & { readonly prefix?: string }>({ host, ...remotes })) {
      const { version, scripts, earlier = [], prefix, files, pages = '' } = release
      const before = urls.length
      const names = scripts ? scripts.split(' ') : []
      names.forEach((script, index) => {
        let left = index
        const [folder] = earlier.find(([, count]) => (left -= count) < 0) ?? [version]
        urls.push(`/releases/${name.replaceAll('_', '-')}/${folder}/${script}.js`)
      })
      ofHost ||= urls.length
      const isWanted = prefix === undefined || (localStorage.getItem(tokens) && prefix === pathname.split('/')[1])
      if (!isWanted || files === undefined) continue
      const path = pathname.slice(prefix === undefined ? 1 : prefix.length + 2)
      const rows = pages.split(' ').map(page => page.split(','))
      const [, ofPage = ''] = rows.find(([pattern]) => new RegExp(`^${pattern}/?$`).test(path)) ?? []
      for (const character of new Set(files + ofPage)) {
        const place = character.charCodeAt(0) - first
        const number = place < ofHost ? place : place - ofHost + before
        const link = document.createElement('link')
        Object.assign(link, {
          rel: 'preload',
          as: 'script',
          crossOrigin: 'anonymous',
          integrity: hashes[number],
          href: urls[number],
        })
        document.head.append(link)
      }
    }
  })
}
