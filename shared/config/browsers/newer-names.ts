import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data'
import { oldestBrowsers } from './targets.ts'

/** Names that at least one of the oldest browsers lacks. */
export interface NewerNames {
  /** Of global values, e.g. `requestIdleCallback`. */
  readonly globals: ReadonlySet<string>
  /** Of what stands on a global value, e.g. `URL.canParse`. */
  readonly statics: ReadonlySet<string>
  /**
   * Of methods of older interfaces that no interface has in all of the browsers, e.g. `withResolvers`: a call by this
   * name is too new, whatever it is of.
   */
  readonly methods: ReadonlySet<string>
}

/** Phones have what their desktop editions have, with some years of difference. */
const families = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
} as const satisfies Record<keyof typeof oldestBrowsers, readonly string[]>

const oldest = Object.entries(families).flatMap(([family, browsers]) =>
  browsers.map(browser => ({ browser, version: oldestBrowsers[family as keyof typeof families] })),
)

/** Reads the names from MDN's data. It takes a second: once per process. */
export function readNewerNames(): NewerNames {
  const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData
  const interfaces = featuresOf({ ...api, ...javascript.builtins })
  const globals = [...interfaces, ...featuresOf(api.Window ?? {})]
    .filter(([, feature]) => isNewer(feature))
    .map(([name]) => name)
  const members = interfaces.flatMap(([owner, feature]) =>
    featuresOf(feature)
      .map(([key, member]) => ({
        owner,
        name: key.replace(/_static$/, ''),
        // The data names statics of interfaces; those of the language's own objects it does not distinguish.
        isStatic: key.endsWith('_static'),
        isNewer: isNewer(member),
        isOwnerNewer: isNewer(feature),
      }))
      .filter(({ name }) => isName(name) && name !== owner),
  )
  const known = new Set(members.filter(member => !member.isNewer).map(({ name }) => name))
  const newer = members.filter(member => member.isNewer)
  return {
    globals: new Set(globals),
    statics: new Set(newer.map(({ owner, name }) => `${owner}.${name}`)),
    methods: new Set(
      newer
        .filter(member => !member.isOwnerNewer && !member.isStatic && !known.has(member.name))
        .map(({ name }) => name),
    ),
  }
}

/** Without what the data says of the feature itself. */
const featuresOf = (feature: Identifier): [string, Identifier][] =>
  Object.entries(feature).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat')

const isName = (name: string): boolean => /^[A-Za-z]+$/.test(name)

const isNewer = ({ __compat: compat }: Pick<Identifier, '__compat'>): boolean =>
  compat !== undefined &&
  oldest.some(({ browser, version }) => !isSupported(compat.support[browser as 'chrome'], version))

/** Of several statements one is enough, e.g. of a name with and without a prefix. */
function isSupported(support: SupportStatement | undefined, version: string): boolean {
  // A name that the data lacks is no finding.
  if (support === undefined) return true
  return [support].flat().some(statement => isSupportedBy(statement, version))
}

function isSupportedBy(
  { version_added: added, version_removed: removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: string,
): boolean {
  if (flags || prefix || alternative_name || typeof added !== 'string' || added === 'preview') return false
  return isNotLater(added, version) && !(typeof removed === 'string' && isNotLater(removed, version))
}

/** Of versions as the data writes them, e.g. `16.4` or `≤37`. */
function isNotLater(version: string, limit: string): boolean {
  const [major = 0, minor = 0] = numbersOf(version)
  const [limitMajor = 0, limitMinor = 0] = numbersOf(limit)
  return major < limitMajor || (major === limitMajor && minor <= limitMinor)
}

const numbersOf = (version: string): number[] => version.replace('≤', '').split('.').map(Number)
