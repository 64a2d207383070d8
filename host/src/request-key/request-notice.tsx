import { useEffect, useState } from 'react'
import { createClient } from '@invoice-card/api-client'
import { requestKeys, type RequestKeyInfo } from '@invoice-card/contracts'
import { Notice } from '@invoice-card/ui/base'
import { reportError } from '../remotes/report.ts'
import { requestKeyMessages as messages } from './messages.ts'

const client = createClient(requestKeys)
const yen = new Intl.NumberFormat('ja-JP')

/** Tells who comes by the link of a request mail what waits behind the sign-in. */
export default function RequestNotice({ requestKey: key }: { requestKey: string }) {
  const [info, setInfo] = useState<RequestKeyInfo>()
  useEffect(() => {
    const cancel = new AbortController()
    // What cannot be said now is said after the sign-in.
    client.getRequestKey({ params: { key } }, { signal: cancel.signal }).then(setInfo, (error: unknown) => { if (!cancel.signal.aborted) reportError(error) })
    return () => cancel.abort()
  }, [key])
  if (!info) return null
  if (info.key_status !== 1) return <Notice tone="attention" isLive title={messages.endedTitle}>{messages.failed}</Notice>
  return (
    <Notice isLive title={messages.arrivedTitle}>
      {info.face && messages.arrived(info.face.seller_name, `${yen.format(info.face.amount)}円`)}
      {messages.next}
    </Notice>
  )
}
