import type { RequestSellerDetail } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import { Box, Card, ErrorState, formatDate, Notice, Section, SkeletonText, Stack, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { accountWithHolder } from '../../deposit/account-with-holder.ts'
import { depositAccountsQuery } from '../../deposit/deposit-accounts.ts'
import { messages as frozenMessages } from '../../frozen/messages.ts'
import { useIsCompanyFrozen } from '@invoice-card/remote'
import { AccountForm } from './account-form.tsx'
import { messages } from './messages.ts'
import { ownId } from './own-id.ts'

interface AccountRequiredProps {
  readonly request: RequestSellerDetail
  readonly asked: NonNullable<RequestSellerDetail['account_required']>
}

/** The money could not be paid out: why, until when another account has to be named, and the form to do it. */
export function AccountRequired({ request, asked: { until, comment } }: AccountRequiredProps) {
  const { data, error, refetch, isFetching } = useQuery(depositAccountsQuery(ownId()))
  const isFrozen = useIsCompanyFrozen()
  const day = until && formatDate(until)
  return (
    <Card borderColor="attention.line">
      <Section title={day ? messages.headingUntil(day) : messages.heading}>
        <Stack gap="5">
          <Notice tone="attention" title={messages.title}>
            {request.account && <p>{messages.text(accountWithHolder(request.account))}</p>}
            {day && <p>{messages.lost(day)}</p>}
          </Notice>
          {comment && (
            <Box>
              <Text fontWeight="bold">{messages.comment}</Text>
              <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                {comment}
              </Text>
            </Box>
          )}
          {isFrozen ? (
            <Text>{frozenMessages.notNamed}</Text>
          ) : data ? (
            <AccountForm request={request} accounts={data} />
          ) : error ? (
            <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <SkeletonText lines={4} />
          )}
        </Stack>
      </Section>
    </Card>
  )
}
