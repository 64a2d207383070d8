import { failureText } from '@invoice-card/form'
import { ButtonLink, Card, EmptyState, ErrorState, Page, SkeletonText } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useFeatures } from './features.ts'
import { useIdParam } from '@invoice-card/remote/id-param'

const words = {
  title: 'カード払いのご依頼の履歴',
  off: 'この機能は現在ご利用いただけません',
  why: '機能が停止されているか、お客さまのご契約ではご利用いただけません。',
  back: '取引先の詳細に戻る',
}

/** Its children while the company may follow its requests; else says that it may not. */
export function CollectionsOnly({ children }: { children: ReactNode }) {
  const { data, error, isFetching, refetch } = useFeatures()
  const supplier = paths.detail(useIdParam())
  const back = { to: supplier, label: words.back }
  if (data?.collections_existing) return children
  if (data === undefined)
    return (
      <Page title={words.title} back={back}>
        <Card>
          {error ? (
            <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <SkeletonText lines={6} />
          )}
        </Card>
      </Page>
    )
  return (
    <Page title={words.off} back={back}>
      <Card>
        <EmptyState
          scene="broken"
          title={words.title}
          description={words.why}
          action={
            <ButtonLink variant="secondary" to={supplier}>
              {words.back}
            </ButtonLink>
          }
        />
      </Card>
    </Page>
  )
}
