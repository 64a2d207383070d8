import type { RemoteName } from '@invoice-card/environment'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { giveUpPendingScripts } from '../environment/pending-scripts.ts'
import { reloadOnce } from './reload-once.ts'
import { reportError } from './report.ts'
import { failedChunk, isLoadFailure, refresh, tryAgain } from './try-again.ts'
import { type Problem, UnavailableView } from './unavailable-view.tsx'

interface PageModule { readonly Component?: ComponentType, readonly element?: ReactNode, readonly loader?: unknown }
type LoadPage = () => Promise<PageModule>
type Owner = RemoteName | 'host'

/** A page has up to three scripts, and each may fail by its preload. */
const attempts = 4

/** After this a user sees that the page takes long, and can ask again; the page still appears by itself if it comes later. */
const patienceMs = 2500

/** The routes with lazy pages that can be asked for again: the router itself remembers a failed page for good. */
export const retryable = (routes: RouteObject[], owner: Owner): RouteObject[] =>
  routes.map(({ lazy, ...route }) => ({
    ...route,
    ...(typeof lazy === 'function' && { lazy: () => loadOrOfferRetry(lazy as LoadPage, owner) }),
    ...(route.children && { children: retryable(route.children, owner) }),
    // Index and path routes differ in types only.
  } as RouteObject))

async function loadOrOfferRetry(load: LoadPage, owner: Owner): Promise<PageModule> {
  const loading = tryAgain(load, attempts, scriptsOf)
  const { promise: patience, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), patienceMs)
  try {
    const page = await Promise.race([loading, patience])
    return page ?? { Component: () => <LatePage load={load} owner={owner} begun={loading} problem="slow" /> }
  }
  catch (error) {
    await reloadOnce(error, owner)
    return { Component: () => <LatePage load={load} owner={owner} problem={problemOf(error)} /> }
  }
  finally {
    clearTimeout(timer)
  }
}

// What came and threw is not mended by fetching it again.
const scriptsOf = (error: unknown) => (isLoadFailure(error) ? failedChunk(error) : null)
const problemOf = (error: unknown): Problem => (isLoadFailure(error) ? 'failed' : 'broken')

interface LatePageProps {
  readonly load: LoadPage
  readonly owner: Owner
  /** What is still under way. */
  readonly begun?: Promise<PageModule>
  readonly problem: Problem
}

/** In the place of a page that did not come in time: why, a way to ask again, and the page as soon as it is there. */
function LatePage({ load, owner, begun, problem: firstProblem }: LatePageProps) {
  const [loading, setLoading] = useState(begun)
  const [problem, setProblem] = useState<Problem | null>(firstProblem)
  const [page, setPage] = useState<PageModule>()

  useEffect(() => {
    if (!loading) return
    let isCurrent = true
    const timer = setTimeout(() => setProblem(known => known ?? 'slow'), patienceMs)
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
    const urls = giveUpPendingScripts()
    setProblem(null)
    setLoading(refresh(urls).then(() => tryAgain(load, attempts, scriptsOf)))
  }

  if (page) return <Arrived page={page} />
  return <UnavailableView problem={problem ?? 'failed'} isLoading={problem === null} onRetry={retry} />
}

/** A page as its module exports it. One that decides with a loader where to go does so in a new document. */
function Arrived({ page: { Component, element, loader } }: { readonly page: PageModule }) {
  useEffect(() => { if (loader) location.reload() }, [loader])
  if (loader) return null
  return Component ? <Component /> : element
}
