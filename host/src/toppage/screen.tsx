import { useIsPaymentOffered } from '@invoice-card/remote'
import { loginUserAtom } from '@invoice-card/session'
import { ButtonLink, Container, Grid, inOrder, LoadingMark, PageHeader, Parts } from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import { useAvailability } from '../remotes/availability.ts'
import { paths } from '../navigation/paths.ts'
import { NewTerms } from '../terms/new-terms.tsx'
import { useReceivedStat, useUserStats } from '../stats/use-user-stats.ts'
import { ActionRequired } from './action-required.tsx'
import { DuePayments } from './due/due-payments.tsx'
import { topPageMessages as messages } from './parts/messages.ts'
import { PageFailure } from './parts/page-failure.tsx'
import { MonthlyTotals } from './monthly-totals.tsx'
import { Overview } from './overview.tsx'
import { RecentNotifications } from './recent-notifications.tsx'
import { RegistrationNotice } from './registration-notice.tsx'
import { RequestsWithoutAccount } from './requests/requests-without-account.tsx'
import { Requests } from './requests/requests.tsx'
import { FirstSteps } from './start/first-steps.tsx'
import { useIsNew } from './start/use-is-new.ts'
import { WaitingPayments } from './waiting-payments.tsx'

const gap = { base: '8', md: '10' }

/** `/toppage`: what needs doing, what comes next, what is new. */
export function Component() {
  const company = useAtomValue(loginUserAtom)?.companyName
  const { paymentsWaiting } = useUserStats()
  const isCounted = useReceivedStat('paymentsWaiting') !== null
  // Nothing here may lead to a place that is switched off.
  const hasPayments = useAvailability('remote_payments') === true
  const isPaymentOffered = useIsPaymentOffered()
  const isNew = useIsNew()
  return (
    <Container>
      <PageHeader
        title={messages.greeting(company)}
        actions={
          hasPayments &&
          isPaymentOffered && (
            <ButtonLink icon="add" size="lg" to={paths.payments.getHref('create')}>
              {messages.pay}
            </ButtonLink>
          )
        }
      />
      <Parts gap={gap} position="relative">
        <RegistrationNotice />
        <NewTerms />
        <PageFailure />
        {hasPayments && !isNew && <Overview />}
        <Grid
          gridTemplateColumns={{ base: '1fr', lg: '3fr 2fr' }}
          gap={gap}
          alignItems="start"
          css={{ lgDown: inOrder }}
        >
          <Parts gap={gap}>
            {isNew ? (
              <FirstSteps />
            ) : (
              <>
                {hasPayments && <ActionRequired />}
                <RequestsWithoutAccount />
                {hasPayments && (paymentsWaiting > 0 ? <WaitingPayments /> : !isCounted && <LoadingMark />)}
                {hasPayments && <DuePayments />}
                <Requests />
              </>
            )}
          </Parts>
          <Parts gap={gap}>
            {hasPayments && !isNew && <MonthlyTotals />}
            <RecentNotifications />
          </Parts>
        </Grid>
      </Parts>
    </Container>
  )
}
