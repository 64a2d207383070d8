import { useEffect, useState } from 'react'
import { Button, Dialog, Text } from '@invoice-card/ui'
import { useNavigate } from 'react-router-dom'
import { paths } from '../routes/paths.ts'
import { linkPendingRequest } from './link-request.ts'
import { requestKeyMessages as messages } from './messages.ts'

/** On entering the logged-in layout: brings the buyer of a request to its payment, or says why that cannot be. */
export function RequestLink() {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    void linkPendingRequest().then((result) => {
      if (result === null) return
      if ('invoiceId' in result) return navigate(paths.requestPayment.getHref(result.invoiceId), { replace: true })
      setRefusal(result.refusal)
      setIsOpen(true)
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one link for one arrival
  }, [])

  const close = () => setIsOpen(false)
  return (
    <Dialog isOpen={isOpen} onClose={close} title={messages.failedTitle} role="alertdialog" actions={<Button onClick={close}>{messages.close}</Button>}>
      <Text>{refusal}</Text>
    </Dialog>
  )
}
