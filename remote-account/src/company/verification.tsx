import type { CompanyVerification, UserInformation } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import { notify } from '@invoice-card/events'
import { ContactLink, showAnswer } from '@invoice-card/remote'
import { Box, Button, Card, ErrorState, formatDate, Notice, SkeletonText, Stack, Text } from '@invoice-card/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { verificationCalls } from '../common/calls.ts'
import { LetterCodeForm } from './letter-code-form.tsx'
import { LetterDialog } from './letter-dialog.tsx'
import { LetterFacts } from './letter-facts.tsx'
import { messages } from './verification-messages.ts'
import { verificationQuery } from './verification-query.ts'

interface WithUser {
  readonly user: UserInformation
}

/** How far the company's verification is, and the next step of it. */
export function Verification({ user }: WithUser) {
  const { data, error, isFetching, refetch } = useQuery(verificationQuery)
  if (error && !data)
    return <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <SkeletonText lines={4} />
  if (data.verified_at !== null)
    return <Notice tone="success">{messages.done(formatDate(data.verified_at, { withWeekday: false }))}</Notice>
  if (user.registration_status !== 'registered')
    return <Notice>{messages.request.notYet[user.registration_status]}</Notice>
  return <Pending verification={data} user={user} />
}

function Pending({ verification, user }: WithUser & { verification: CompanyVerification }) {
  const client = useQueryClient()
  const show = (next: CompanyVerification) => showAnswer(client, verificationQuery.queryKey, next)
  const requesting = useMutation({
    mutationFn: () => verificationCalls.requestVerificationLetter({}),
    onSuccess: async next => {
      await show(next)
      notify.success(messages.request.done)
    },
    // Another tab may have requested it, or entered the code.
    onError: () => void client.invalidateQueries(verificationQuery),
  })
  const [isAsking, setIsAsking] = useState(false)
  const { letter, next_letter_from } = verification
  return (
    <Card>
      <Stack gap="5">
        {letter && <LetterFacts letter={letter} />}
        {letter?.printed_at && <LetterCodeForm onVerified={show} />}
        {requesting.error && (
          <Notice tone="danger" isLive>
            {failureText(requesting.error)}
          </Notice>
        )}
        {next_letter_from === null ? (
          <>
            <Text size="sm">{messages.request.how[user.business_form]}</Text>
            <Box>
              <Button variant={letter ? 'secondary' : 'primary'} onClick={() => setIsAsking(true)}>
                {letter ? messages.request.again : messages.request.button}
              </Button>
            </Box>
            <LetterDialog
              user={user}
              isOpen={isAsking}
              isBusy={requesting.isPending}
              onConfirm={() => requesting.mutate(undefined, { onSettled: () => setIsAsking(false) })}
              onCancel={() => setIsAsking(false)}
            />
          </>
        ) : (
          <Text size="sm" tone="muted">
            {messages.request.from(formatDate(next_letter_from))}
          </Text>
        )}
        <Text size="sm" tone="muted">
          {messages.documents[user.business_form]}
        </Text>
        <ContactLink>{messages.contact}</ContactLink>
      </Stack>
    </Card>
  )
}
