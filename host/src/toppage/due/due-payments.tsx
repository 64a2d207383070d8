import { useIsPaymentOffered } from '@invoice-card/remote'
import {
  AppLink,
  Card,
  focusHome,
  formatDate,
  Section,
  SkeletonText,
  Stack,
  Text,
  TextButton,
  VisuallyHidden,
} from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../navigation/paths.ts'
import { LoadFailure } from '../parts/load-failure.tsx'
import { Quiet } from '../parts/quiet.tsx'
import { DueCalendar } from './due-calendar.tsx'
import { DueList } from './due-list.tsx'
import { DueSums } from './due-sums.tsx'
import { dueMessages as messages } from './messages.ts'
import { PayDue } from './pay-due.tsx'
import { duePaymentsQuery, firstRows } from './queries.ts'

const allRows = 100

/** What falls due within thirty days: a calendar, a list of it, and what it will cost. */
export function DuePayments() {
  const [day, setDay] = useState<string | null>(null)
  const [size, setSize] = useState(firstRows)
  const { data, isPending, isLoadingError, isPlaceholderData, refetch, isRefetching } = useQuery(
    duePaymentsQuery({ day, size }),
  )
  const isEmpty = data?.days.length === 0
  const isOffered = useIsPaymentOffered()
  return (
    <Section title={messages.title} description={isEmpty || isLoadingError ? undefined : messages.description}>
      <Card inset="none" {...focusHome('ul')}>
        {isPending && (
          <Quiet>
            <SkeletonText lines={6} />
          </Quiet>
        )}
        {isLoadingError && (
          <Quiet>
            <LoadFailure isRetrying={isRefetching} onRetry={() => void refetch()} />
          </Quiet>
        )}
        {data && isEmpty && (
          <Quiet>
            <Stack gap="3">
              <Text tone="muted">{messages.none}</Text>
              {isOffered && <AppLink to={paths.payments.getHref('create')}>{messages.pay}</AppLink>}
            </Stack>
          </Quiet>
        )}
        {data && !isEmpty && (
          <>
            <DueCalendar {...data} chosen={day} onChoose={chosen => setDay(chosen === day ? null : chosen)} />
            {day && (
              <Quiet>
                {/* Its title stands in the list below. */}
                <VisuallyHidden role="status">{formatDate(day)}</VisuallyHidden>
                <TextButton size="sm" onClick={() => setDay(null)}>
                  {messages.allDays}
                </TextButton>
              </Quiet>
            )}
            {data.due_payments.length === 0 ? (
              <Quiet>
                <Text tone="muted">{messages.noneOn(formatDate(day ?? data.from))}</Text>
              </Quiet>
            ) : (
              <DueList rows={data.due_payments} isStale={isPlaceholderData} />
            )}
            <MoreRows
              left={data.total_count - data.due_payments.length}
              canShow={size < allRows}
              onShow={() => setSize(allRows)}
            />
            <DueSums {...data}>{isOffered && <PayDue {...data} />}</DueSums>
          </>
        )}
      </Card>
    </Section>
  )
}

/** What the list does not show yet, and beyond its end the lists of each kind. */
function MoreRows({ left, canShow, onShow }: { left: number; canShow: boolean; onShow: () => void }) {
  if (left <= 0) return null
  return (
    <Quiet>
      {canShow ? (
        <TextButton size="sm" onClick={onShow}>
          {messages.more(left)}
        </TextButton>
      ) : (
        <Text size="sm">
          {messages.rest(left)} <AppLink to={paths.payments.getHref('waiting')}>{messages.lists.waiting}</AppLink>　
          <AppLink to={paths.payments.getHref('draft')}>{messages.lists.draft}</AppLink>
        </Text>
      )}
    </Quiet>
  )
}
