import { isRefusal } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { savedListUrl, useListSearch } from '@invoice-card/list'
import { ButtonLink, Card, EmptyState, ErrorState, Page, SkeletonText } from '@invoice-card/ui'
import type { ReactNode } from 'react'

interface HistoryDetailProps<Item> {
  readonly query: {
    readonly data: Item | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** The list that it belongs to; the link back leads there as it was left. */
  readonly list: string
  readonly words: {
    readonly loading: string
    readonly back: string
    readonly notFound: { readonly title: string; readonly description: string }
  }
  /** Whether the address names something else than the list holds. */
  readonly isOther: (item: Item) => boolean
  readonly children: (item: Item, back: { readonly to: string; readonly label: string }) => ReactNode
}

const isMissing = (error: unknown): boolean =>
  isRefusal(error, 'invoice_not_found', 'invoice_request_not_found', 'not_found', 'invalid_request')

/** One row of a history, or why there is none: loading, failed, not found. */
export function HistoryDetail<Item>({
  query: { data, error, isFetching, refetch },
  list,
  words,
  isOther,
  children,
}: HistoryDetailProps<Item>) {
  const back = { to: savedListUrl(list, useListSearch()), label: words.back }
  if (data === undefined ? isMissing(error) : isOther(data)) {
    return (
      <Page back={back}>
        <EmptyState
          level="h1"
          scene="search"
          {...words.notFound}
          action={
            <ButtonLink variant="secondary" to={list}>
              {words.back}
            </ButtonLink>
          }
        />
      </Page>
    )
  }
  if (data !== undefined) return children(data, back)
  return (
    <Page title={words.loading} back={back}>
      <Card>
        {error ? (
          <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <SkeletonText lines={8} />
        )}
      </Card>
    </Page>
  )
}
