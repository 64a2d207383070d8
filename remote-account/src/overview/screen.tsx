import { failureText } from '@invoice-card/form'
import { userInformationQuery } from '@invoice-card/remote'
import { AppLink, Card, ErrorState, Page, Section, SkeletonText, Stack, Text } from '@invoice-card/ui'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { creditCardsQuery } from '../common/credit-cards.ts'
import { securitySettingsQuery } from '../common/security-settings.ts'
import { CardFacts } from './card-facts.tsx'
import { programsQuery } from '../common/programs.ts'
import { RegistrationFacts } from './registration-facts.tsx'
import { DataLinks } from './data-links.tsx'
import { LoginFacts, SecurityFacts } from './login-facts.tsx'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

/** /myaccount: what is registered and how this user signs in and pays; each part loads and fails by itself. */
export function OverviewScreen() {
  const information = useQuery(userInformationQuery)
  const security = useQuery(securitySettingsQuery)
  const programs = useQuery(programsQuery)
  const cards = useQuery(creditCardsQuery)
  return (
    <Page title={messages.title} width="md">
      <Stack gap="10">
        <Part
          id="company"
          title={messages.company}
          query={information}
          action={<AppLink to={paths.company}>{messages.toCompany}</AppLink>}
        >
          {user => <RegistrationFacts user={user} />}
        </Part>
        <Part id="login" title={messages.login} query={information}>
          {user => <LoginFacts user={user} />}
        </Part>
        <Part
          id="creditcards"
          title={messages.cards}
          query={cards}
          action={<AppLink to={paths.creditCards}>{messages.toCards}</AppLink>}
        >
          {({ credit_cards }) => <CardFacts cards={credit_cards} />}
        </Part>
        <Part
          id="security"
          title={messages.security}
          query={security}
          action={<AppLink to={paths.security}>{messages.toSecurity}</AppLink>}
        >
          {settings => <SecurityFacts isSecondFactorRequired={settings.is_second_factor_required} />}
        </Part>
        <Part
          id="programs"
          title={messages.programs}
          query={programs}
          action={<AppLink to={paths.programs}>{messages.toPrograms}</AppLink>}
        >
          {({ external_integrations }) => (
            <Text>{external_integrations.map(({ client_name }) => client_name).join('、') || messages.noPrograms}</Text>
          )}
        </Part>
        <Section title={messages.data}>
          <Card>
            <DataLinks />
          </Card>
        </Section>
      </Stack>
    </Page>
  )
}

interface PartProps<T> {
  /** Fragment that the header's account menu leads to. */
  readonly id: string
  readonly title: string
  readonly query: UseQueryResult<T>
  /** Where it is changed. */
  readonly action?: ReactNode
  readonly children: (data: T) => ReactNode
}

function Part<T>({ id, title, query, action, children }: PartProps<T>) {
  return (
    <div id={id}>
      <Section title={title} actions={action}>
        <Card>
          {query.isPending && <SkeletonText lines={4} />}
          {query.isError && query.data === undefined && (
            <ErrorState
              description={failureText(query.error)}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
              level="h3"
            />
          )}
          {query.data !== undefined && children(query.data)}
        </Card>
      </Section>
    </div>
  )
}
