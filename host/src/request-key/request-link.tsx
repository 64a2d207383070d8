import { useEffect, useState } from 'react'
import { store } from '@invoice-card/session'
import { Button, Dialog, Text } from '@invoice-card/ui'
import { useNavigate } from 'react-router-dom'
import { paths } from '../navigation/paths.ts'
import { reportError } from '../reports/report.ts'
import type { LinkResult } from './link-request.ts'
import { requestKeyMessages as messages } from './messages.ts'
import { pendingRequestKeyAtom, readUntriedKey } from '../session/pending-request-key.ts'

/** Few arrive by a link: what links is fetched for them alone. */
async function linkPending(): Promise<LinkResult | null> {
  const requestKey = readUntriedKey()
  if (requestKey === '') return null
  try {
    const { linkPendingRequest } = await import(/* webpackChunkName: "request-key" */ './link-request.ts')
    return await linkPendingRequest()
  } catch (error) {
    reportError(error)
    return { requestKey, refusal: messages.failed }
  }
}

/** On entering the logged-in layout: brings the buyer of a request to its payment, or says why that cannot be. */
export function RequestLink() {
  const navigate = useNavigate()
  const [refused, setRefused] = useState<{ readonly refusal: string; readonly requestKey: string }>()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    void linkPending().then(result => {
      if (result === null) return
      if ('invoiceId' in result) return navigate(paths.requestPayment.getHref(result.invoiceId), { replace: true })
      setRefused(result)
      setIsOpen(true)
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one link for one arrival
  }, [])

  const close = () => setIsOpen(false)
  const showWhy = () => {
    if (refused) store.set(pendingRequestKeyAtom, refused.requestKey)
    void navigate(paths.request.getHref())
  }
  const actions = (
    <>
      <Button variant="secondary" onClick={close}>
        {messages.close}
      </Button>
      <Button onClick={showWhy}>{messages.why}</Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={close} title={messages.failedTitle} role="alertdialog" actions={actions}>
      <Text>{refused?.refusal}</Text>
    </Dialog>
  )
}
