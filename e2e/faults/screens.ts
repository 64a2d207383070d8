import type { BrowserContext } from '@playwright/test'
import { hostScript, pageData } from '../fixtures/releases.ts'
import type { Cell } from './cells.ts'

/** What a healthy visit says about a screen. */
export interface Screen {
  /** Its heading. */
  readonly heading: string
  /** The script that only this screen needs. */
  readonly script: string
}

const known = new Map<string, Promise<Screen>>()

/** The screen at a path, from one visit to it without a fault. @param open gives a signed-in browser of its own. */
export function screenAt(path: string, open: () => Promise<BrowserContext>): Promise<Screen> {
  const screen = known.get(path) ?? visit(path, open)
  known.set(path, screen)
  return screen
}

async function visit(path: string, open: () => Promise<BrowserContext>): Promise<Screen> {
  const context = await open()
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && isOfScreen(pathname, path)) scripts.push(pathname)
  })
  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor()
  const script = scripts.at(-1)
  // A detail names itself once its data is there.
  await page.waitForLoadState('networkidle')
  const text = await heading.innerText()
  await context.close()
  if (script === undefined) throw new Error(`No script was loaded for ${path}`)
  return { heading: text, script }
}

const folders: Readonly<Record<string, string>> = {
  payments: 'remote-payments',
  collections: 'remote-collections',
  suppliers: 'remote-suppliers',
  myaccount: 'remote-account',
}

function isOfScreen(script: string, path: string): boolean {
  const folder = folders[path.split(/[/#]/)[1] ?? ''] ?? 'host'
  return script.startsWith(`/releases/${folder}/`) && !/\/(remoteEntry|expose-routes)\./.test(script)
}

/** URL of the script that a cell's fault strikes. */
export async function scriptOf({ owner, target }: Cell, screen: Screen): Promise<string> {
  const data = await pageData()
  const remote = owner === 'host' ? undefined : data.remotes[owner]
  const found = await {
    entry: () => remote?.entry,
    'exposed module': () => remote?.files.find(file => file.includes('/expose-routes.')),
    page: () => (owner === 'host' ? notificationsIn(data.preload) : screen.script),
    'first script': hostScript,
    layout: () => layoutIn(data.preload),
    'shared package': () => sharedIn(data.preload),
    'remote loader': () => data.preload.flatMap(({ files }) => files).find(file => file.includes('/remote-loader.')),
  }[target]()
  if (found === undefined) throw new Error(`The page names no ${target} of ${owner}`)
  return found
}

type Preload = Awaited<ReturnType<typeof pageData>>['preload']

function hostPage(preload: Preload, path: string): readonly string[] {
  const host = preload.find(({ prefix }) => prefix === null)
  return host?.pages.find(({ pattern }) => new RegExp(pattern).test(path))?.files ?? []
}

const ofRemotes = (preload: Preload) => preload.filter(({ prefix }) => prefix !== null).flatMap(({ files }) => files)

/** What the host's signed-in screens have in common, and remotes do without. */
const layoutIn = (preload: Preload) =>
  hostPage(preload, '/notifications').find(
    file => hostPage(preload, '/toppage').includes(file) && !ofRemotes(preload).includes(file),
  )

/** Remotes bring none of their own: their lists name the host's. */
const sharedIn = (preload: Preload) => hostPage(preload, '/toppage').findLast(file => ofRemotes(preload).includes(file))

/** A list of scripts begins with those that few screens need. */
const notificationsIn = (preload: Preload) =>
  hostPage(preload, '/notifications').find(file => !hostPage(preload, '/toppage').includes(file))
