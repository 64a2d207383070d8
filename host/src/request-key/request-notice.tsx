import { useEffect } from 'react'
import { AppLink, Notice } from '@invoice-card/ui/base'
import { reportError } from '../reports/report.ts'
import { paths } from '../navigation/paths.ts'
import { requestKeyMessages as messages } from './messages.ts'
import { useKeyInfo } from './use-key-info.ts'

const yen = new Intl.NumberFormat('ja-JP')

interface RequestNoticeProps {
  readonly requestKey: string
  /** Whether it stands where an account is made. */
  readonly isSignUp?: boolean
}

/** Shows a user who comes by the link of a request mail what waits behind the sign-in. */
export default function RequestNotice({ requestKey, isSignUp = false }: RequestNoticeProps) {
  const { data: info, error } = useKeyInfo(requestKey)
  // A notice that cannot be shown now is shown after the sign-in.
  useEffect(() => {
    if (error !== undefined) reportError(error)
  }, [error])
  if (!info) return null
  const look = <AppLink to={paths.request.getHref()}>{messages.look}</AppLink>
  if (info.key_status !== 1) {
    return (
      <Notice tone="attention" isLive title={messages.endedTitle} actions={look}>
        {messages.failed}
      </Notice>
    )
  }
  return (
    <Notice isLive title={messages.arrivedTitle} actions={look}>
      {info.preview && messages.arrived(info.preview.seller_name, `${yen.format(info.preview.amount)}円`)}
      {info.preview && isSignUp ? messages.registerAs(info.preview.buyer_email_address) : messages.next}
    </Notice>
  )
}
