import { failureText } from '@invoice-card/form'
import { userInformationQuery } from '@invoice-card/remote'
import { AppLink, Card, ErrorState, Page, Parts, Section, SkeletonText, Text } from '@invoice-card/ui'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { creditCardsQuery } from '../common/credit-cards.ts'
import { securitySettingsQuery } from '../common/security-settings.ts'
import { CardFacts } from './card-facts.tsx'
import { programsQuery } from '../common/programs.ts'
import { FailedParts, hasFailed } from './failed-parts.tsx'
import { RegistrationFacts } from './registration-facts.tsx'
import { DataLinks } from './data-links.tsx'
import { LoginFacts, SecurityFacts } from './login-facts.tsx'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

/**
 * /myaccount: what is registered and how this user signs in and pays. Each part loads by itself; where several fail,
 * one error stands for them.
 */
export function OverviewScreen() {
  const information = useQuery(userInformationQuery)
  const security = useQuery(securitySettingsQuery)
  const programs = useQuery(programsQuery)
  const cards = useQuery(creditCardsQuery)
  const parts = [
    { title: messages.company, query: information },
    { title: messages.login, query: information },
    { title: messages.cards, query: cards },
    { title: messages.security, query: security },
    { title: messages.programs, query: programs },
  ]
  const failed = parts.filter(({ query }) => hasFailed(query))
  const isFailedAlone = failed.length === 1
  return (
    <Page title={messages.title} width="md">
      <Parts>
        {failed.length > 1 && <FailedParts parts={failed} isAll={failed.length === parts.length} />}
        <Part
          id="company"
          title={messages.company}
          query={information}
          isFailedAlone={isFailedAlone}
          action={<AppLink to={paths.company}>{messages.toCompany}</AppLink>}
        >
          {user => <RegistrationFacts user={user} />}
        </Part>
        <Part id="login" title={messages.login} query={information} isFailedAlone={isFailedAlone}>
          {user => <LoginFacts user={user} />}
        </Part>
        <Part
          id="creditcards"
          title={messages.cards}
          query={cards}
          isFailedAlone={isFailedAlone}
          action={<AppLink to={paths.creditCards}>{messages.toCards}</AppLink>}
        >
          {({ credit_cards }) => <CardFacts cards={credit_cards} />}
        </Part>
        <Part
          id="security"
          title={messages.security}
          query={security}
          isFailedAlone={isFailedAlone}
          action={<AppLink to={paths.security}>{messages.toSecurity}</AppLink>}
        >
          {settings => <SecurityFacts isSecondFactorRequired={settings.is_second_factor_required} />}
        </Part>
        <Part
          id="programs"
          title={messages.programs}
          query={programs}
          isFailedAlone={isFailedAlone}
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
      </Parts>
    </Page>
  )
}

interface PartProps<T> {
  /** Fragment that the header's account menu leads to. */
  readonly id: string
  readonly title: string
  readonly query: UseQueryResult<T>
  /** Whether a failure is said here; else it is said for several parts, and this one is left out. */
  readonly isFailedAlone: boolean
  /** Where it is changed. */
  readonly action?: ReactNode
  readonly children: (data: T) => ReactNode
}

function Part<T>({ id, title, query, isFailedAlone, action, children }: PartProps<T>) {
  if (hasFailed(query) && !isFailedAlone) return null
  return (
    <div id={id}>
      <Section title={title} actions={action}>
        <Card>
          {query.isPending && <SkeletonText lines={4} />}
          {hasFailed(query) && (
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
