import { isRefusal } from '@invoice-card/api-client'
import type { RequestPreview, RequestKeyInfo } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import { type FileSource, RequestPage, type EntryLinks } from '@invoice-card/request-page'
import { serverNow, store } from '@invoice-card/session'
import { AppLink, ButtonLink, Card, ErrorState, Heading, SkeletonText, Stack } from '@invoice-card/ui'
import { useEffect, useState } from 'react'
import { reportError } from '../reports/report.ts'
import { paths } from '../navigation/paths.ts'
import { signUpEmailAtom, typedEmailAtom } from '../session/typed-emails.ts'
import { requestPageMessages as messages } from './page-messages.ts'
import { clearRequestKey, markKeyEnded } from '../session/pending-request-key.ts'
import { ReasonPage } from './reason-page.tsx'
import { fetchKeyInfo, useKeyInfo } from './use-key-info.ts'

/** The request as it is shown to a visitor with its link who is not signed in, or why the link leads nowhere. */
export function OfferedRequest({ requestKey }: { requestKey: string }) {
  const { data: info, error, isStale, retry } = useKeyInfo(requestKey)
  useEffect(() => {
    if (error !== undefined && !isRefusal(error)) reportError(error)
  }, [error])
  if (info?.preview) return <Offer info={info} preview={info.preview} onStale={retry} />
  if (info) return <Ended requestKey={requestKey} reason={info.reason ?? 'unknown'} />
  return (
    <Card inset="lg">
      {error === undefined ? (
        <Stack gap="6">
          <Heading as="h1" size="xl">
            {messages.loading}
          </Heading>
          <SkeletonText lines={8} />
        </Stack>
      ) : (
        <ErrorState level="h1" description={failureText(error)} onRetry={retry} isRetrying={isStale} />
      )}
    </Card>
  )
}

const toSignIn = () => paths.signIn.getHref(paths.request.getHref())

function Offer({ info, preview, onStale }: { info: RequestKeyInfo; preview: RequestPreview; onStale: () => void }) {
  const [now] = useState(serverNow)
  // Only this address can link the request.
  const fillIn = () => {
    store.set(signUpEmailAtom, preview.buyer_email_address)
    store.set(typedEmailAtom, preview.buyer_email_address)
  }
  const source: FileSource = {
    ask: async () => (await fetchKeyInfo(info.key)).preview?.files ?? [],
    onStale,
  }
  const links: EntryLinks = { signUp: paths.signUp.getHref(), signIn: toSignIn(), onLeave: fillIn }
  return (
    <RequestPage
      preview={preview}
      mailFrom={info.is_mailed ? info.mail_from : null}
      now={now}
      source={source}
      links={links}
    />
  )
}

interface EndedProps {
  readonly requestKey: string
  readonly reason: NonNullable<RequestKeyInfo['reason']>
}

function Ended({ requestKey, reason }: EndedProps) {
  const words = messages.reasons[reason]
  const isUsed = reason === 'used'
  useEffect(() => {
    if (!isUsed) markKeyEnded(requestKey)
  }, [isUsed, requestKey])
  if (isUsed) {
    const button = (
      <ButtonLink size="lg" to={toSignIn()}>
        {messages.checkBySignIn}
      </ButtonLink>
    )
    return <ReasonPage words={words}>{button}</ReasonPage>
  }
  const to = paths.signIn.getHref(paths.payments.getHref('waiting'))
  return (
    <ReasonPage words={words}>
      <AppLink to={to} onClick={clearRequestKey}>
        {messages.toSignIn}
      </AppLink>
    </ReasonPage>
  )
}
