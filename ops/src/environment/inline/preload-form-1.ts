import type { BlockOfForm1 } from '@invoice-card/environment/page'
import type { PageTools } from './page-tools.ts'

/** `preload` for the page of a host that reads form 1 of the data block. @param tokens key of the tokens. */
export function preloadForm1({ tokens }: { readonly tokens: string }, { readBlock }: PageTools): void {
  setTimeout(() => {
    const { host, remotes, preload } = readBlock() as unknown as BlockOfForm1
    const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]')
    const hashes = policy?.content.match(/sha\d+-[^']+/g) ?? []
    const urls = Object.entries({ host, ...remotes }).flatMap(([name, { version, scripts, earlier = [] }]) =>
      scripts.map((script, index) => {
        let left = index
        const [folder] = earlier.find(([, count]) => (left -= count) < 0) ?? [version]
        return `/releases/${name.replaceAll('_', '-')}/${folder}/${script}.js`
      }),
    )
    const { pathname } = location
    for (const [prefix, files, ...pages] of preload) {
      if (prefix !== null && !(localStorage.getItem(tokens) && prefix === pathname.split('/')[1])) continue
      const [, ...ofPage] = pages.find(([pattern]) => new RegExp(`^/${pattern}/?$`).test(pathname)) ?? []
      for (const number of new Set([...files, ...ofPage])) {
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
