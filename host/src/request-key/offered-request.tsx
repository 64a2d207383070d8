import { isRefusal } from '@invoice-card/api-client'
import type { RequestFace, RequestKeyInfo } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import { store } from '@invoice-card/session'
import { AppLink, ButtonLink, Card, ErrorState, Heading, HStack, SkeletonText, Stack, Text } from '@invoice-card/ui'
import { useEffect } from 'react'
import { typedEmailAtom } from '../auth/sign-in-form.ts'
import { reportError } from '../remotes/report.ts'
import { paths } from '../routes/paths.ts'
import { signUpEmailAtom } from '../sign-up/typed-email.ts'
import { Course } from './course.tsx'
import { Genuine } from './genuine.tsx'
import { requestPageMessages as messages } from './page-messages.ts'
import { clearRequestKey } from './pending-key.ts'
import { ReasonPage } from './reason-page.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestFile } from './request-file.tsx'
import { useKeyInfo } from './use-key-info.ts'

/** The request as it is shown to whoever has its link and is not signed in, or why the link leads nowhere. */
export function OfferedRequest({ requestKey }: { requestKey: string }) {
  const { data: info, error, isStale, retry } = useKeyInfo(requestKey)
  useEffect(() => { if (error !== undefined && !isRefusal(error)) reportError(error) }, [error])
  if (info?.face) return <Offer info={info} face={info.face} onStale={retry} />
  if (info) return <Ended reason={info.reason ?? 'unknown'} />
  return (
    <Card inset="lg">
      {error === undefined
        ? <Stack gap="6"><Heading as="h1" size="xl">{messages.loading}</Heading><SkeletonText lines={8} /></Stack>
        : <ErrorState level="h1" description={failureText(error)} onRetry={retry} isRetrying={isStale} />}
    </Card>
  )
}

const toSignIn = () => paths.signIn.getHref(paths.request.getHref())

function Offer({ info, face, onStale }: { info: RequestKeyInfo, face: RequestFace, onStale: () => void }) {
  // Only this address can link the request.
  const fillIn = () => {
    store.set(signUpEmailAtom, face.buyer_email_address)
    store.set(typedEmailAtom, face.buyer_email_address)
  }
  return (
    <Stack gap="6">
      <Card inset="lg">
        <Stack gap="6">
          <Stack gap="2">
            <Heading as="h1" size="xl" tabIndex={-1} overflowWrap="anywhere">
              {messages.title(face.seller_name)}
            </Heading>
            <Text tone="muted">{messages.lead}</Text>
          </Stack>
          <RequestFacts face={face} />
          <Stack gap="2">
            <ButtonLink size="lg" isWide to={paths.signUp.getHref()} onClick={fillIn}>{messages.signUp}</ButtonLink>
            <Text tone="muted" size="sm">{messages.signUpHelp}</Text>
          </Stack>
          <HStack gap="3">
            <Text tone="muted" size="sm">{messages.hasAccount}</Text>
            <AppLink to={toSignIn()} onClick={fillIn}>{messages.signIn}</AppLink>
          </HStack>
        </Stack>
      </Card>
      {face.files.map(file => <RequestFile key={file.file_id} requestKey={info.key} file={file} onStale={onStale} />)}
      <Genuine mailFrom={info.is_mailed ? info.mail_from : null} sellerName={face.seller_name} />
      <Course />
    </Stack>
  )
}

function Ended({ reason }: { reason: NonNullable<RequestKeyInfo['reason']> }) {
  const words = messages.reasons[reason]
  if (reason === 'used') {
    const button = <ButtonLink size="lg" to={toSignIn()}>{messages.checkBySignIn}</ButtonLink>
    return <ReasonPage words={words}>{button}</ReasonPage>
  }
  const to = paths.signIn.getHref(paths.payments.getHref('waiting'))
  return <ReasonPage words={words}><AppLink to={to} onClick={clearRequestKey}>{messages.toSignIn}</AppLink></ReasonPage>
}
