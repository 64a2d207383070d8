import { Button, Card, ErrorState, focusHome, Notice, Page, Section, SkeletonText, Stack } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { creditCardsQuery } from '../common/credit-cards.ts'
import { paths } from '../paths.ts'
import { AddCard } from './add-card.tsx'
import { CardList, EndingNotice, NoCards } from './card-list.tsx'
import { failureText } from '@invoice-card/form'
import { messages } from './messages.ts'
import { useRegistrationId } from './registration-id.ts'
import { RegistrationNotice } from './registration-notice.tsx'

/**
 * /myaccount/creditcards: saved cards, adding one with 3-D Secure, deleting one. Mails about cards that end lead here.
 */
export function CreditCardsScreen() {
  const { data, error, isPending, refetch, isFetching } = useQuery(creditCardsQuery)
  const [registrationId, showRegistration] = useRegistrationId()
  const [isAdding, setIsAdding] = useState(false)

  const add = () => {
    showRegistration(null)
    setIsAdding(true)
  }
  const showResult = (id: string) => {
    setIsAdding(false)
    showRegistration(id)
  }
  const cards = data?.credit_cards ?? []
  const isFull = data !== undefined && cards.length >= data.limit
  const addButton = (
    <Button icon="add" onClick={add}>
      {messages.add}
    </Button>
  )
  return (
    <Page
      title={messages.title}
      description={messages.description}
      back={{ to: paths.account, label: messages.back }}
      width="md"
    >
      <Stack gap="8" {...focusHome('h1')}>
        {registrationId !== null && (
          <RegistrationNotice
            key={registrationId}
            id={registrationId}
            onClose={() => showRegistration(null)}
            onAgain={isFull ? undefined : add}
          />
        )}
        {isPending && (
          <Card>
            <SkeletonText lines={4} />
          </Card>
        )}
        {error && !data && (
          <Card>
            <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
          </Card>
        )}
        {data && (
          <Section
            title={messages.list}
            description={messages.count(cards.length, data.limit)}
            actions={cards.length > 0 && !isFull && !isAdding && addButton}
          >
            <Stack gap="4">
              <EndingNotice cards={cards} />
              {isFull && (
                <Notice tone="attention" title={messages.limit.title(data.limit)}>
                  {messages.limit.text}
                </Notice>
              )}
              {cards.length > 0 ? <CardList cards={cards} /> : !isAdding && <NoCards action={addButton} />}
            </Stack>
          </Section>
        )}
        {isAdding && !isFull && <AddCard onCancel={() => setIsAdding(false)} onEnded={showResult} />}
      </Stack>
    </Page>
  )
}
