import { CardEntry } from '@invoice-card/card-entry'
import { ContactLink } from '@invoice-card/remote'
import { Button, Card, HStack, Notice, Section, Stack, Text } from '@invoice-card/ui'
import { useEffect, useRef, type FormEvent } from 'react'
import { messages } from './messages.ts'
import { useAddCard } from './use-add-card.ts'

const { form: words } = messages

interface AddCardProps {
  readonly onCancel: () => void
  readonly onEnded: (registrationId: string) => void
}

/** The form for another card: its fields are the card frame's. */
export function AddCard({ onCancel, onEnded }: AddCardProps) {
  const { frame, submit, isBusy, failure, isContactShown } = useAddCard(onEnded)
  const form = useRef<HTMLFormElement>(null)
  // The button that opened it is gone.
  useEffect(() => form.current?.focus(), [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <Section title={words.title}>
      <Card>
        <form
          ref={form}
          noValidate
          onSubmit={onSubmit}
          aria-label={words.title}
          tabIndex={-1}
          style={{ outline: 'none' }}
        >
          <Stack gap="5">
            {failure && (
              <Notice tone="danger" isLive actions={isContactShown ? <ContactLink /> : undefined}>
                {failure}
              </Notice>
            )}
            <CardEntry frame={frame} />
            <Stack gap="2">
              <Text size="sm" tone="muted">
                {words.check}
              </Text>
              <Text size="sm" tone="muted">
                {words.safe}
              </Text>
            </Stack>
            <HStack gap="3" flexWrap="wrap">
              <Button type="submit" icon="lock" isLoading={isBusy}>
                {words.submit}
              </Button>
              {/* What was sent cannot be taken back any more. */}
              {!isBusy && (
                <Button variant="secondary" onClick={onCancel}>
                  {words.cancel}
                </Button>
              )}
            </HStack>
          </Stack>
        </form>
      </Card>
    </Section>
  )
}
