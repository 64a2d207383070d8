import { useEffect } from 'react'
import { AppLink, Notice } from '@invoice-card/ui/base'
import { reportError } from '../reports/report.ts'
import { paths } from '../navigation/paths.ts'
import { markKeyEnded } from '../session/pending-request-key.ts'
import { requestKeyMessages as messages } from './messages.ts'
import { requestPageMessages } from './page-messages.ts'
import { useKeyInfo } from './use-key-info.ts'

const yen = new Intl.NumberFormat('ja-JP')

interface RequestNoticeProps {
  readonly requestKey: string
  /** Where an account is made: takes the only address that can link the request. */
  readonly onAddressee?: (address: string) => void
}

/** Shows a user who comes by the link of a request mail what waits behind the sign-in. */
export function RequestNotice({ requestKey, onAddressee }: RequestNoticeProps) {
  const { data: info, error } = useKeyInfo(requestKey)
  // A notice that cannot be shown now is shown after the sign-in.
  useEffect(() => {
    if (error !== undefined) reportError(error)
  }, [error])
  const address = info?.preview?.buyer_email_address
  useEffect(() => {
    if (address) onAddressee?.(address)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what is typed or deleted afterwards stays
  }, [address])
  const isEnded = info !== undefined && info.key_status !== 1
  useEffect(() => {
    if (isEnded) markKeyEnded(requestKey)
  }, [isEnded, requestKey])
  if (!info) return null
  const lookAs = (label: string) => <AppLink to={paths.request.getHref()}>{label}</AppLink>
  if (isEnded) {
    const { title, text } = requestPageMessages.reasons[info.reason ?? 'unknown']
    return (
      <Notice tone="attention" isLive title={title} actions={lookAs(messages.why)}>
        {text}
      </Notice>
    )
  }
  return (
    <Notice isLive title={messages.arrivedTitle} actions={lookAs(messages.look)}>
      {info.preview && messages.arrived(info.preview.seller_name, `${yen.format(info.preview.amount)}円`)}
      {info.preview && onAddressee ? messages.registerAs(info.preview.buyer_email_address) : messages.next}
    </Notice>
  )
}
