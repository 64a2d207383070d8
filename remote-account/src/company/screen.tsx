import type { UserInformation } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import { ContactLink, userInformationQuery } from '@invoice-card/remote'
import { Card, ErrorState, Page, Parts, Section, SkeletonText, Stack, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { CompanyFacts } from '../common/company/facts.tsx'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { PersonForm } from './person-form.tsx'
import { TransferNameForm } from './transfer-name-form.tsx'
import { messages as verificationMessages } from './verification-messages.ts'
import { verificationQuery } from './verification-query.ts'
import { Verification } from './verification.tsx'

/** /myaccount/company: what the user may change, and for what may not be changed why, and how to ask. */
export function CompanyScreen() {
  const { data: user, error, isFetching, refetch } = useQuery(userInformationQuery)
  const isVerified = Boolean(useQuery(verificationQuery).data?.verified_at)
  const business = user?.corporation ?? user?.sole_proprietor
  return (
    <Page
      title={messages.title}
      description={messages.description}
      back={{ to: paths.account, label: messages.back }}
      width="md"
    >
      {error && !user && (
        <Card>
          <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
        </Card>
      )}
      {!user && !error && (
        <Card>
          <SkeletonText lines={8} />
        </Card>
      )}
      {user && (
        <Parts>
          <Section title={messages.person.title}>
            <Card>
              <PersonForm user={user} />
            </Card>
          </Section>
          {business && (
            <Section title={messages.transferName.title} description={messages.transferName.description}>
              <Card>
                <TransferNameForm buyerId={user.buyer_id} name={business.transfer_person_name} />
              </Card>
            </Section>
          )}
          <div id="verification">
            <Section
              title={verificationMessages.title}
              description={`${verificationMessages.description}${isRegistered(user) ? verificationMessages.mayPay : ''}`}
            >
              <Verification user={user} />
            </Section>
          </div>
          <Section title={messages.fixed.title}>
            <Card>
              <Stack gap="5">
                <Text size="sm">{isVerified ? messages.fixed.whyVerified : messages.fixed.why}</Text>
                <CompanyFacts user={user} isFull />
                <Text size="sm">{messages.fixed.how[user.business_form]}</Text>
                <ContactLink>{messages.fixed.contact}</ContactLink>
              </Stack>
            </Card>
          </Section>
        </Parts>
      )}
    </Page>
  )
}

// Before its registration is accepted a company pays nothing.
const isRegistered = ({ registration_status }: UserInformation): boolean => registration_status === 'registered'
