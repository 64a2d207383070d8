import { loginUserAtom } from '@invoice-card/session'
import { AppLink, Box, Button, Card, Grid, Notice, RadioGroup, Stack, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router-dom'
import { depositAccountsQuery } from '../deposit/deposit-accounts.ts'
import { previewBodyOf } from '../request-flow/application.ts'
import { RequestBar } from '../calculation/request-bar.tsx'
import { DraftBar } from '../draft/draft-bar.tsx'
import { messages as frozenMessages } from '../frozen/messages.ts'
import { useIsCompanyFrozen } from '@invoice-card/remote'
import { dispatch, useEntry, useRequestFlow } from '../request-flow/store.ts'
import type { RequestForm } from '../request-form/values.ts'
import { paths } from '../paths.ts'
import { FailureNotice } from './failure-notice.tsx'
import { messages } from './messages.ts'
import { MailPreview, PagePreview } from './preview.tsx'
import { Summary } from './summary.tsx'
import { useSending } from './use-sending.ts'

const { way: words } = messages

/** All facts, what the buyer gets, and the one call that makes the request. */
export function Confirmation({ form, accountId }: { form: RequestForm; accountId: number }) {
  const isSubmitting = useRequestFlow().stage === 'submitting'
  const isFrozen = useIsCompanyFrozen()
  const entry = useEntry()
  const buyerId = useAtomValue(loginUserAtom)?.buyerId ?? 0
  const accounts = useQuery({ ...depositAccountsQuery(buyerId), enabled: buyerId > 0 })
  const { send, isPending, error, isFeeMissing } = useSending(form, accountId)

  // Deleted since: another one has to be chosen.
  if (!isSubmitting && accounts.data && !accounts.data.some(({ id }) => id === accountId))
    return <Navigate to={paths.account} replace />
  const previewed = previewBodyOf(form, entry)
  const isUnheard = isSubmitting && !isPending
  const label = isUnheard ? messages.send.again : messages.send[entry.isSendRequestMail ? 'mail' : 'link']
  return (
    <Stack gap="6">
      {error ? (
        <FailureNotice error={error} form={form} onAcceptDuplicate={() => send(true)} />
      ) : (
        isUnheard && (
          <Notice tone="attention" isLive title={messages.lost.title}>
            {messages.lost.text}
          </Notice>
        )
      )}
      {isFeeMissing && (
        <Notice tone="attention" isLive>
          {messages.noFee}
        </Notice>
      )}
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <Summary
          form={form}
          file={entry.uploadFileInfo}
          account={accounts.data?.find(({ id }) => id === accountId)}
          isEditable={!isSubmitting}
        />
        <Stack gap="6">
          {!isSubmitting && (
            <Card>
              <RadioGroup
                id="isSendRequestMail"
                name="isSendRequestMail"
                label={words.label}
                layout="cards"
                value={entry.isSendRequestMail ? 'mail' : 'link'}
                onChange={event => {
                  dispatch({ type: 'fieldEdited', path: 'isSendRequestMail' })
                  dispatch({ type: 'deliveryChosen', isMailed: event.target.value === 'mail' })
                }}
                options={[
                  { value: 'mail', label: words.mail, description: words.mailHelp(previewed.supplier_person_email) },
                  { value: 'link', label: words.link, description: words.linkHelp },
                ]}
              />
            </Card>
          )}
          {entry.isSendRequestMail && <MailPreview body={previewed} />}
        </Stack>
      </Grid>
      <PagePreview body={previewed} isMailed={entry.isSendRequestMail} />
      <Stack gap="6" width={{ lg: '50%' }} alignSelf={{ lg: 'flex-end' }}>
        {/* What the steps before could not save. */}
        {!isSubmitting && <DraftBar />}
        {!isSubmitting && form.deposit_date > form.payment_due_date && (
          <Notice tone="attention">{messages.late}</Notice>
        )}
        {/* Whether one in progress was made is asked for all the same. */}
        {isFrozen && !isSubmitting ? (
          <Text>{frozenMessages.notSent}</Text>
        ) : (
          <RequestBar form={form}>
            <Button size="lg" isLoading={isPending} onClick={() => send()}>
              {label}
            </Button>
          </RequestBar>
        )}
        {!isSubmitting && (
          <Box>
            <AppLink to={paths.account}>{messages.back}</AppLink>
          </Box>
        )}
      </Stack>
    </Stack>
  )
}
