import { storageKeys } from '@invoice-card/environment'
import type { Browser } from 'playwright'
import { visit, type Screen, type Visit } from './visit.ts'

export type BuildName = 'federated' | 'monolith'

const firstRow = 'main tbody a'

/** The first screen of each area. A list is usable with its first row. */
const allScreens: readonly Screen[] = [
  { name: 'Sign-in (/signin)', path: '/signin', control: 'input[type=email]:enabled', isSignedIn: false },
  {
    name: 'Form in a remote (/payments/create)',
    path: '/payments/create',
    control: 'input[type=file]:enabled',
    isSignedIn: true,
  },
  { name: 'Top page (/toppage)', path: '/toppage', control: 'main h2', isSignedIn: true },
  { name: 'Payments (/payments/review)', path: '/payments/review', control: firstRow, isSignedIn: true },
  { name: 'Collections (/collections/request)', path: '/collections/request', control: firstRow, isSignedIn: true },
  { name: 'Suppliers (/suppliers)', path: '/suppliers', control: firstRow, isSignedIn: true },
  { name: 'Account (/myaccount)', path: '/myaccount', control: 'main dd', isSignedIn: true },
]
/** Both kinds of page: one that the host has alone, one with a remote. */
const smokedScreens = allScreens.slice(0, 2)
const cacheStates = ['cold', 'warm'] as const
type CacheState = (typeof cacheStates)[number]

/** All loads of one screen in one state of the cache; the two lists are paired. */
export interface Series {
  readonly screen: string
  readonly cache: CacheState
  readonly visits: Readonly<Record<BuildName, readonly Visit[]>>
}

export interface Subject {
  readonly browser: Browser
  readonly origins: Readonly<Record<BuildName, string>>
  readonly tokens: () => Promise<string>
  readonly report: (line: string) => void
  /** Nothing is done once before, and nothing slowed down. */
  readonly isSmoke: boolean
}

/** Loads each screen with each build in turn, `runs` times; the first build alternates. */
export async function compareBuilds(subject: Subject, runs: number): Promise<Series[]> {
  const screens = subject.isSmoke ? smokedScreens : allScreens
  const visits: { screen: Screen; cache: CacheState; build: BuildName; visit: Visit }[] = []
  if (!subject.isSmoke)
    for (const screen of screens)
      for (const build of ['federated', 'monolith'] as const) await visitTwice(subject, screen, build)
  for (let run = 1; run <= runs; run++) {
    for (const screen of screens) {
      for (const build of run % 2 ? (['federated', 'monolith'] as const) : (['monolith', 'federated'] as const)) {
        const pair = await visitTwice(subject, screen, build)
        cacheStates.forEach((cache, index) => visits.push({ screen, cache, build, visit: pair[index] as Visit }))
        subject.report(
          `${run}/${runs} ${build} ${screen.path}: cold ${Math.round(pair[0].usableMs)} ms, warm ${Math.round(pair[1].usableMs)} ms`,
        )
      }
    }
  }
  return screens.flatMap(screen =>
    cacheStates.map(cache => {
      const of = (build: BuildName) =>
        visits.filter(one => one.screen === screen && one.cache === cache && one.build === build).map(one => one.visit)
      return { screen: screen.name, cache, visits: { federated: of('federated'), monolith: of('monolith') } }
    }),
  )
}

/**
 * Cold: a context that has loaded nothing. Warm: the same context once more, its session storage empty again as in a
 * new tab.
 */
async function visitTwice(
  { browser, origins, tokens, isSmoke }: Subject,
  screen: Screen,
  build: BuildName,
): Promise<[Visit, Visit]> {
  const origin = origins[build]
  const localStorage = screen.isSignedIn ? [{ name: storageKeys.tokens, value: await tokens() }] : []
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  try {
    return [await visit(context, screen, !isSmoke), await visit(context, screen, !isSmoke)]
  } finally {
    await context.close()
  }
}
