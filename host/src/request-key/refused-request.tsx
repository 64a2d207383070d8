import type { RequestKeyReason } from '@invoice-card/contracts'
import { loginUserAtom, store } from '@invoice-card/session'
import { Button, ButtonLink, DescriptionList, DescriptionRow, Skeleton } from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { reportError } from '../reports/report.ts'
import { paths } from '../navigation/paths.ts'
import { loadLoginUser } from '../session/login-user.ts'
import { requestPageMessages as messages } from './page-messages.ts'
import { clearRequestKey, markRefusalRead } from '../session/pending-request-key.ts'
import { ReasonPage } from './reason-page.tsx'
import { useKeyInfo } from './use-key-info.ts'

interface RefusedRequestProps {
  readonly requestKey: string
  readonly reason: RequestKeyReason
  /** Of a request that this very company sent. */
  readonly ownRequestId: number | undefined
  readonly onSignOut: () => void
}

/** Why the company that is signed in does not get to this request. */
export function RefusedRequest({ requestKey, reason, ownRequestId, onSignOut }: RefusedRequestProps) {
  const words = messages.reasons[reason]
  useEffect(() => markRefusalRead(requestKey), [requestKey])
  if (reason === 'other_address') {
    return (
      <ReasonPage words={words} facts={<WhoseRequest requestKey={requestKey} />}>
        <Button size="lg" onClick={onSignOut}>
          {messages.changeAccount}
        </Button>
        <ButtonLink size="lg" variant="secondary" to={paths.topPage.getHref()} onClick={clearRequestKey}>
          {messages.stay}
        </ButtonLink>
      </ReasonPage>
    )
  }
  const { to, label } = nextStep(reason, ownRequestId)
  return (
    <ReasonPage words={words}>
      <ButtonLink to={to} onClick={clearRequestKey}>
        {label}
      </ButtonLink>
    </ReasonPage>
  )
}

interface NextStep {
  readonly to: string
  readonly label: string
}

function nextStep(reason: RequestKeyReason, ownRequestId: number | undefined): NextStep {
  if (reason === 'own_request' && ownRequestId !== undefined) {
    return { to: paths.collection.getHref('request', ownRequestId), label: messages.toOwnRequest }
  }
  if (reason === 'own_request') return { to: paths.collections.getHref('request'), label: messages.toRequests }
  if (reason === 'feature_off') return { to: paths.topPage.getHref(), label: messages.toTop }
  return { to: paths.payments.getHref('waiting'), label: messages.toWaiting }
}

/** Who is signed in, and to whom the request is addressed as long as its link says that. */
function WhoseRequest({ requestKey }: { requestKey: string }) {
  const user = useAtomValue(loginUserAtom)
  const { data: info } = useKeyInfo(requestKey)
  useEffect(() => {
    if (!store.get(loginUserAtom)) loadLoginUser().catch((error: unknown) => reportError(error))
  }, [])
  return (
    <DescriptionList width="full" overflowWrap="anywhere">
      <DescriptionRow term={messages.signedInAs}>
        {user ? `${user.companyName}（${user.emailAddress}）` : <Skeleton />}
      </DescriptionRow>
      {info?.preview && <DescriptionRow term={messages.addressedTo}>{info.preview.buyer_email_address}</DescriptionRow>}
    </DescriptionList>
  )
}
