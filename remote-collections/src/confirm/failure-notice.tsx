import { isRefusal } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { contactBeside } from '@invoice-card/remote'
import { AppLink, Button, ButtonLink, HStack, Notice, Stack } from '@invoice-card/ui'
import { useEffect, useRef } from 'react'
import { messages as draftMessages } from '../draft/messages.ts'
import { SentNotice } from '../draft/sent-notice.tsx'
import { UnsavedWhileOff } from '../draft/unsaved-while-off.tsx'
import { isSaveRefused, useSavedWhileOff } from '../draft/use-saved-while-off.ts'
import { dispatch } from '../request-flow/store.ts'
import type { RequestForm } from '../request-form/values.ts'
import { paths } from '../paths.ts'
import { ToVerification } from '../verification/unverified-notice.tsx'
import { messages } from './messages.ts'
import { stepOfRefusal } from './refusal-steps.ts'

const wayOf = {
  content: { to: paths.invoiceInfo, label: messages.fixContent },
  account: { to: paths.account, label: messages.fixAccount },
  file: { to: paths.create, label: messages.fixFile },
} as const

interface FailureNoticeProps {
  readonly error: Error
  readonly form: RequestForm
  readonly onAcceptDuplicate: () => void
}

/** Why no request was made, with the way to where it is put right; takes the focus. */
export function FailureNotice(props: FailureNoticeProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [props.error])
  return (
    <div ref={panel} tabIndex={-1}>
      <Failure {...props} />
    </div>
  )
}

function Failure({ error, form, onAcceptDuplicate }: FailureNoticeProps) {
  if (!isRefusal(error))
    return (
      <Notice tone="attention" isLive title={messages.lost.title}>
        {messages.lost.text}
      </Notice>
    )
  const text = failureText(error)
  if (error.code === 'feature_disabled') return <Off text={text} />
  const id = Number(error.details['invoice_id'])
  if (error.code === 'draft_already_sent') return <SentNotice requestId={id} />
  if (error.code === 'duplicate_request') {
    const actions = (
      <HStack>
        <Button variant="secondary" size="sm" onClick={onAcceptDuplicate}>
          {messages.send.duplicate}
        </Button>
        {/* In a tab of its own: leaving the flow would clear what was entered. */}
        {id > 0 && <AppLink to={location.origin + paths.detail('request', id)}>{messages.seeEarlier}</AppLink>}
      </HStack>
    )
    return (
      <Notice tone="attention" isLive title={messages.refused} actions={actions}>
        {text}
      </Notice>
    )
  }
  if (error.code === 'company_not_verified')
    return (
      <Notice tone="attention" isLive title={messages.refused} actions={<ToVerification />}>
        {text}
      </Notice>
    )
  const { step, refusals } = stepOfRefusal(error, form)
  const way = step === 'none' ? undefined : wayOf[step]
  const contact = contactBeside(error.code)
  const actions = way ? (
    <HStack gap="4" flexWrap="wrap">
      <ButtonLink
        variant="secondary"
        size="sm"
        to={way.to}
        onClick={() => dispatch({ type: 'refusalFollowed', refusals })}
      >
        {way.label}
      </ButtonLink>
      {contact}
    </HStack>
  ) : (
    contact
  )
  return (
    <Notice tone="danger" isLive title={messages.refused} actions={actions}>
      {text}
    </Notice>
  )
}

/** New requests are off: the typed values are saved, and the notice says whether that went well. */
function Off({ text }: { text: string }) {
  const [saving, save] = useSavedWhileOff()
  const isRefused = isSaveRefused(saving)
  return (
    <Stack gap="4">
      <Notice tone="attention" isLive title={messages.refused}>
        {text}
        {!isRefused && draftMessages.off[saving.status]}
      </Notice>
      {isRefused && <UnsavedWhileOff failure={saving} save={save} />}
    </Stack>
  )
}
