import { isRefusal } from '@invoice-card/api-client'
import { loginUserAtom } from '@invoice-card/session'
import { AppLink, Box, Button, Card, Grid, Notice, RadioGroup, Stack, Text } from '@invoice-card/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { depositAccountsQuery } from '../deposit/deposit-accounts.ts'
import { statedAmountsOf } from '../request-form/stated-amounts.ts'
import { previewBodyOf, requestBodyOf } from '../request-flow/application.ts'
import { commissionQuery } from '../calculation/commission-query.ts'
import { RequestBar } from '../calculation/request-bar.tsx'
import { depositCalendarQuery } from '../deposit/deposit-calendar.ts'
import { DraftBar } from '../draft/draft-bar.tsx'
import { draftsSaved } from '../draft/save-draft.ts'
import { messages as frozenMessages } from '../frozen/messages.ts'
import { useIsCompanyFrozen } from '@invoice-card/remote'
import { attemptOf } from '../request-flow/selectors.ts'
import { dispatch, readDraft, readEntry, readRequestFlow, useEntry, useRequestFlow } from '../request-flow/store.ts'
import type { RequestForm } from '../request-form/values.ts'
import { paths } from '../paths.ts'
import { FailureNotice } from './failure-notice.tsx'
import { messages } from './messages.ts'
import { MailPreview, PagePreview } from './preview.tsx'
import { sendRequest } from './send-request.ts'
import { Summary } from './summary.tsx'

const { way: words } = messages

/** All facts, what the buyer gets, and the one call that makes the request. */
export function Confirmation({ form, accountId }: { form: RequestForm; accountId: number }) {
  const isSubmitting = useRequestFlow().stage === 'submitting'
  const isFrozen = useIsCompanyFrozen()
  const entry = useEntry()
  const queryClient = useQueryClient()
  const buyerId = useAtomValue(loginUserAtom)?.buyerId ?? 0
  const accounts = useQuery({ ...depositAccountsQuery(buyerId), enabled: buyerId > 0 })
  const { billing_amount } = statedAmountsOf(form)
  const { data: fee, isPlaceholderData } = useQuery(commissionQuery(billing_amount))
  const [isFeeMissing, setIsFeeMissing] = useState(false)

  const sending = useMutation({
    mutationFn: async ({ isDuplicateAccepted }: { isDuplicateAccepted: boolean }) => {
      // The last save names the draft that this request uses up.
      await draftsSaved()
      const now = readEntry()
      const body = fee && !isPlaceholderData ? requestBodyOf(form, now, readDraft(now), accountId, fee) : null
      const accepted = body && isDuplicateAccepted ? { ...body, is_duplicate_accepted: true } : body
      setIsFeeMissing(accepted === null && attemptOf(readRequestFlow()) === null)
      try {
        await sendRequest(accepted)
      } catch (error) {
        // Used or deleted in another tab: the request needs none.
        if (!isRefusal(error, 'draft_not_found') || accepted === null) throw error
        dispatch({ type: 'draftMissing' })
        const { draft_id: _, ...withoutDraft } = accepted
        await sendRequest(withoutDraft)
      }
    },
    onError: error => {
      if (isRefusal(error, 'service_fee_changed')) void queryClient.invalidateQueries({ queryKey: ['commission'] })
      if (isRefusal(error, 'deposit_date_not_available')) void queryClient.invalidateQueries(depositCalendarQuery)
    },
  })
  const send = (isDuplicateAccepted = false) => {
    if (!sending.isPending) sending.mutate({ isDuplicateAccepted })
  }

  // Deleted since: another one has to be chosen.
  if (!isSubmitting && accounts.data && !accounts.data.some(({ id }) => id === accountId))
    return <Navigate to={paths.account} replace />
  const previewed = previewBodyOf(form, entry)
  const isUnheard = isSubmitting && !sending.isPending
  const label = isUnheard ? messages.send.again : messages.send[entry.isSendRequestMail ? 'mail' : 'link']
  return (
    <Stack gap="6">
      {sending.error && !sending.isPending ? (
        <FailureNotice error={sending.error} form={form} onAcceptDuplicate={() => send(true)} />
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
            <Button size="lg" isLoading={sending.isPending} onClick={() => send()}>
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
