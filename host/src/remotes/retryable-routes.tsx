import type { RemoteName } from '@invoice-card/environment'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { cancelPendingScripts } from '../environment/pending-scripts.ts'
import { BareShell } from '../outline/bare-shell.tsx'
import { shellRouteId } from './discover.ts'
import { remainingWaitMs, within } from './navigation-timer.ts'
import { navigationTarget, reloadOnce } from './reload-once.ts'
import { reportError } from '../reports/report.ts'
import { failedChunk, isLoadFailure, refresh, tryAgain } from '../environment/try-again.ts'
import { type Problem, UnavailableView } from './unavailable-view.tsx'

interface PageModule {
  readonly Component?: ComponentType
  readonly element?: ReactNode
  readonly loader?: unknown
  /** Of the shell: asks for what is shown first at an address, when its script has run. It is drawn some time later. */
  readonly prefetch?: (address: string) => Promise<void>
}
type LoadPage = () => Promise<PageModule>
type Owner = RemoteName | 'host'

/** A page has up to three scripts, and each may fail by its preload. */
const attempts = 4

/** How often a user has asked again in this document. */
let presses = 0

/**
 * After this a user sees that the page takes long, and can ask again; the page still appears by itself if it comes
 * later.
 */
const maxWaitMs = 2000

/** The routes with lazy pages that can be asked for again: the router itself remembers a failed page for good. */
export const retryable = (routes: RouteObject[], owner: Owner): RouteObject[] =>
  routes.map(
    ({ lazy, ...route }) =>
      ({
        ...route,
        ...(typeof lazy === 'function' && {
          lazy: () => loadOrOfferRetry(lazy as LoadPage, owner, route.id === shellRouteId),
        }),
        ...(route.children && { children: retryable(route.children, owner) }),
        // Index and path routes differ in types only.
      }) as RouteObject,
  )

async function loadOrOfferRetry(load: LoadPage, owner: Owner, isShell: boolean): Promise<PageModule> {
  const loading = tryAgain(load, attempts, scriptsOf)
  // Screens of remotes are also loaded ahead of a press, for another address.
  if (isShell) void askFirst(loading)
  const late = (props: Pick<LatePageProps, 'begun' | 'problem'>) => {
    const pressesBefore = presses
    return {
      Component: () => (
        <LatePage load={load} owner={owner} isShell={isShell} pressesBefore={pressesBefore} {...props} />
      ),
    }
  }
  try {
    return (await within(remainingWaitMs(maxWaitMs), loading)) ?? late({ begun: loading, problem: 'slow' })
  } catch (error) {
    await reloadOnce(error, owner)
    return late({ problem: problemOf(error) })
  }
}

/** Never rejects: what fails is asked for once more where it is shown. */
const askFirst = (loading: Promise<PageModule>): Promise<void> =>
  loading.then(({ prefetch }) => prefetch?.(navigationTarget())).catch(() => undefined)

// A module that came and threw is not mended by fetching it again.
const scriptsOf = (error: unknown) => (isLoadFailure(error) ? failedChunk(error) : null)
const problemOf = (error: unknown): Problem => (isLoadFailure(error) ? 'failed' : 'broken')

interface LatePageProps {
  readonly load: LoadPage
  readonly owner: Owner
  /** Whether it is the shell itself, around which nothing stands. */
  readonly isShell: boolean
  /** What is still in progress. */
  readonly begun?: Promise<PageModule>
  readonly problem: Problem
  readonly pressesBefore: number
}

/** In the place of a page that did not come in time: why, a way to ask again, and the page as soon as it is there. */
function LatePage({ load, owner, isShell, begun, problem: firstProblem, pressesBefore }: LatePageProps) {
  const reload = () => refresh(cancelPendingScripts()).then(() => tryAgain(load, attempts, scriptsOf))
  // A user who asked again for the layout asked for the page in it, too.
  const [isAsked] = useState(firstProblem === 'failed' && pressesBefore < presses)
  const [loading, setLoading] = useState(() => (isAsked ? reload() : begun))
  const [problem, setProblem] = useState<Problem | null>(isAsked ? null : firstProblem)
  const [page, setPage] = useState<PageModule>()

  useEffect(() => {
    if (!loading) return
    let isCurrent = true
    const timer = setTimeout(() => setProblem(known => known ?? 'slow'), maxWaitMs)
    loading.then(setPage, (error: unknown) => {
      if (!isCurrent) return
      reportError(error, owner)
      setProblem(problemOf(error))
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [loading, owner])

  function retry() {
    if (problem === 'broken') return location.reload()
    presses += 1
    setProblem(null)
    setLoading(reload())
  }

  if (page) return <Arrived page={page} />
  const view = (
    <UnavailableView problem={problem ?? 'failed'} isShell={isShell} isLoading={problem === null} onRetry={retry} />
  )
  return isShell ? <BareShell>{view}</BareShell> : view
}

/** A page as its module exports it. One that decides with a loader where to go does so in a new document. */
function Arrived({ page: { Component, element, loader } }: { readonly page: PageModule }) {
  useEffect(() => {
    if (loader) location.reload()
  }, [loader])
  if (loader) return null
  return Component ? <Component /> : element
}
