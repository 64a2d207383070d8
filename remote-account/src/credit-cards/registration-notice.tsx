import { isRefusal } from '@invoice-card/api-client'
import { bus } from '@invoice-card/events'
import { Button, HStack, Notice, Spinner } from '@invoice-card/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { cardWords, creditCardsQuery } from '../common/credit-cards.ts'
import { failureText } from '@invoice-card/form'
import { messages } from './messages.ts'
import { registrationQuery } from './queries.ts'

const { result: words } = messages

interface RegistrationNoticeProps {
  readonly id: string
  readonly onClose: () => void
  /** Opens the form for another card; undefined where none may be added. */
  readonly onAgain: (() => void) | undefined
}

/** How saving a card ended, or what is still to be done for it. */
export function RegistrationNotice({ id, onClose, onAgain }: RegistrationNoticeProps) {
  const { data, error, refetch, isFetching } = useQuery(registrationQuery(id))
  const queryClient = useQueryClient()
  const isSaved = data?.status === 'saved'
  useEffect(() => {
    if (!isSaved) return
    void queryClient.invalidateQueries({ queryKey: creditCardsQuery.queryKey })
    bus.emit('statsChanged', {})
  }, [isSaved, queryClient])

  const close = (
    <Button size="sm" variant="secondary" onClick={onClose}>
      {words.close}
    </Button>
  )
  const again = onAgain && (
    <Button size="sm" variant="secondary" icon="add" onClick={onAgain}>
      {words.again}
    </Button>
  )
  const beside = (first: ReactNode) => (
    <HStack gap="3" flexWrap="wrap">
      {first}
      {close}
    </HStack>
  )

  if (isRefusal(error, 'card_registration_not_found', 'not_found')) {
    return <Notice tone="attention" title={words.notFound} actions={close} isLive />
  }
  if (error && !data) {
    const retry = (
      <Button size="sm" variant="secondary" icon="refresh" isLoading={isFetching} onClick={() => void refetch()}>
        {words.retry}
      </Button>
    )
    return (
      <Notice tone="danger" title={words.failed} actions={beside(retry)} isLive>
        {failureText(error)}
      </Notice>
    )
  }
  if (!data || data.status === 'pending') {
    return (
      <Notice
        title={
          <>
            <Spinner /> {words.working}
          </>
        }
        isLive
      >
        {data && words.longWait}
      </Notice>
    )
  }
  if (data.status === 'authentication_required') {
    const goOn = (
      <Button size="sm" onClick={() => location.assign(data.authentication_url)}>
        {words.authenticate}
      </Button>
    )
    return (
      <Notice tone="attention" title={words.open} actions={goOn} isLive>
        {words.openText}
      </Notice>
    )
  }
  if (data.status === 'declined') {
    return (
      <Notice tone="danger" title={words.declined} actions={beside(again)} isLive>
        {data.message}
      </Notice>
    )
  }
  const name = cardWords.name(data.credit_card)
  return data.status === 'saved' ? (
    <Notice tone="success" title={words.saved(name)} actions={close} isLive>
      {words.savedText}
    </Notice>
  ) : (
    <Notice title={words.alreadySaved(name)} actions={close} isLive>
      {words.alreadySavedText}
    </Notice>
  )
}
