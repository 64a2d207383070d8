import { AppLink, Box, Button, ButtonLink, Notice } from '@invoice-card/ui'
import { useEffect, useRef } from 'react'
import { failureText } from '../common/failure-text.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { placeOfRefusal } from './refusal-places.ts'
import type { PaymentStage } from './use-payment.ts'

const { open: words, declined } = messages

interface PaymentNoticeProps {
  readonly stage: PaymentStage
  readonly declinedMessage: string | null
  readonly isNewSupplier: boolean
  readonly onCheck: () => void
}

/** How the payment stands and what to do about it. */
export function PaymentNotice(props: PaymentNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  const { kind } = props.stage
  const isDeclined = props.declinedMessage !== null
  // It stands above what the user was looking at.
  useEffect(() => { if (kind !== 'working' && (kind !== 'ready' || isDeclined)) place.current?.scrollIntoView?.({ block: 'center' }) }, [kind, isDeclined])
  return <Box ref={place} _empty={{ display: 'none' }}><NoticeOf {...props} /></Box>
}

function NoticeOf({ stage, declinedMessage, isNewSupplier, onCheck }: PaymentNoticeProps) {
  if (stage.kind === 'working') return null
  if (stage.kind === 'lost') {
    return <Notice tone="attention" isLive title={words.lostTitle} actions={<Button icon="refresh" onClick={onCheck}>{words.check}</Button>}>{words.lost}</Notice>
  }
  if (stage.kind === 'awaitingAuthentication') {
    return (
      <Notice tone="attention" isLive title={words.authenticationTitle} actions={<Button onClick={() => location.assign(stage.url)}>{words.authenticate}</Button>}>
        {words.authentication}
      </Notice>
    )
  }
  if (stage.kind === 'failed') return <Notice tone="danger" isLive title={messages.refusedTitle}>{failureText(stage.error)}</Notice>
  if (stage.kind === 'refused') return <RefusalNotice code={stage.refusal.code} text={failureText(stage.refusal, messages.refusals)} isNewSupplier={isNewSupplier} />
  if (declinedMessage === null) return null
  return (
    <Notice tone="danger" isLive title={declined.title}>
      <p>{declinedMessage || declined.fallback}</p>
      <p>{declined.kept}</p>
    </Notice>
  )
}

function RefusalNotice({ code, text, isNewSupplier }: { code: string, text: string, isNewSupplier: boolean }) {
  const place = placeOfRefusal(code, isNewSupplier)
  // Shown where the card is chosen.
  if (place.step === 'card') return null
  if (code === 'commission_changed') return <Notice tone="attention" isLive>{text}</Notice>
  const action = place.step === 'invoiceInfo'
    ? <ButtonLink variant="secondary" size="sm" to={paths.invoiceInfo} state={{ refusals: { [place.field]: text } }}>{messages.fix}</ButtonLink>
    : place.step === 'create'
      ? <ButtonLink variant="secondary" size="sm" to={paths.create}>{messages.chooseFile}</ButtonLink>
      : code === 'duplicate_invoice' && <AppLink to={paths.list('review')}>{messages.seePayments}</AppLink>
  return <Notice tone="danger" isLive title={messages.refusedTitle} actions={action}>{text}</Notice>
}
