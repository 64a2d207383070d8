import type { RemoteName } from '@invoice-card/remote/base'
import { useState, type ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { reloadOnce } from './reload-once.ts'
import { reportError } from './report.ts'
import { failedChunk, tryAgain } from './try-again.ts'
import { UnavailableView } from './unavailable-view.tsx'

interface PageModule { readonly Component?: ComponentType }
type LoadPage = () => Promise<PageModule>
type Owner = RemoteName | 'host'

/** A page has up to three scripts, and each may fail by its preload. */
const attempts = 4

/** The routes with lazy pages that can be asked for again: the router itself remembers a failed page for good. */
export const retryable = (routes: RouteObject[], owner: Owner): RouteObject[] =>
  routes.map(({ lazy, ...route }) => ({
    ...route,
    ...(typeof lazy === 'function' && { lazy: () => loadOrOfferRetry(() => tryAgain(lazy as LoadPage, attempts, failedChunk), owner) }),
    ...(route.children && { children: retryable(route.children, owner) }),
    // Index and path routes differ in types only.
  } as RouteObject))

async function loadOrOfferRetry(load: LoadPage, owner: Owner): Promise<PageModule> {
  try {
    return await load()
  }
  catch (error) {
    await reloadOnce(error, owner)
    return { Component: () => <FailedPage load={load} owner={owner} /> }
  }
}

function FailedPage({ load, owner }: { readonly load: LoadPage, readonly owner: Owner }) {
  const [page, setPage] = useState<PageModule>()
  const [isLoading, setLoading] = useState(false)

  async function retry() {
    setLoading(true)
    await load().then(setPage, (error: unknown) => reportError(error, owner))
    setLoading(false)
  }

  if (page?.Component) return <page.Component />
  return <UnavailableView isLoading={isLoading} onRetry={() => void retry()} />
}
