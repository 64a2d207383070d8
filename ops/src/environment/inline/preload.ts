import type { PageTools } from './page-tools.ts'

/**
 * Starts fetching the remote and the screen that the URL asks for while the host still loads. Reads the data block as
 * `readBlock` does. @param tokens key of the tokens in local storage.
 */
export function preload({ tokens }: { readonly tokens: string }, { readBlock }: PageTools): void {
  // The host's own scripts stand behind this one, and are asked for before.
  setTimeout(() => {
    const { host, remotes, preload } = readBlock()
    const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]')
    const hashes = policy?.content.match(/sha\d+-[^']+/g) ?? []
    const urls = Object.entries({ host, ...remotes }).flatMap(([name, { version, scripts, earlier = [] }]) =>
      scripts.map((script, index) => {
        let left = index
        const [folder] = earlier.find(([, count]) => (left -= count) < 0) ?? [version]
        return `/releases/${name.replaceAll('_', '-')}/${folder}/${script}.js`
      }),
    )
    const isSignedIn = localStorage.getItem(tokens) !== null
    for (const [prefix, files, ...pages] of preload) {
      if (prefix !== null && !(isSignedIn && prefix === location.pathname.split('/')[1])) continue
      const [, ...ofPage] = pages.find(([pattern]) => new RegExp(`^/${pattern}/?$`).test(location.pathname)) ?? []
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
