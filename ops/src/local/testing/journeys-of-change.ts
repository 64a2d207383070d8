/** The folders of `e2e/specs` whose journeys open the screens of a part of the product. */
const specsOfPart: Readonly<Record<string, readonly string[]>> = {
  'remote-payments': ['payment', 'invoice-file', 'deadlines'],
  'remote-collections': ['collections'],
  'remote-suppliers': ['suppliers'],
  'remote-account': ['account'],
  host: ['shell', 'session', 'sign-in', 'sign-up', 'notifications'],
}

interface Journeys {
  /** Paths in `e2e`. */
  readonly files: readonly string[]
  /** A changed source that any journey may run through: no import says which. */
  readonly unknown: readonly string[]
}

/**
 * The journeys that a change can reach: those that changed themselves, and those of the screens of a remote or the host
 * where its sources changed.
 * @param changed paths in the repository
 * @param specs all journeys, as paths in the repository
 */
export function journeysOfChange(changed: readonly string[], specs: readonly string[]): Journeys {
  const sources = changed.filter(isProductSource)
  const folders = sources.flatMap(path => specsOfPart[partOf(path)] ?? [])
  const files = specs.filter(
    spec => changed.includes(spec) || folders.some(folder => spec.startsWith(`e2e/specs/${folder}/`)),
  )
  return {
    files: files.map(spec => spec.slice('e2e/'.length)),
    unknown: sources.filter(path => specsOfPart[partOf(path)] === undefined),
  }
}

const partOf = (path: string): string => path.split('/')[0] ?? ''

/** What runs in the product that a journey starts: no tests, no tools. */
const isProductSource = (path: string): boolean =>
  /^(?:host|remote-[^/]+|shared\/[^/]+|api|card-frame|gateway-sandbox)\/src\//.test(path) &&
  !/\.test\.tsx?$|\/testing\//.test(path)
