import { failureText } from '@invoice-card/form'
import { AppLink, Card, ErrorState, Page, Parts, Section, SkeletonText, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { securitySettingsQuery } from '../common/security-settings.ts'
import { paths } from '../paths.ts'
import { Devices } from './devices.tsx'
import { LatestSignIns } from './latest-sign-ins.tsx'
import { messages } from './messages.ts'
import { SecondFactor } from './second-factor.tsx'

/**
 * /myaccount/security: how this user signs in, where it is signed in, and who tried. The notice of a new device leads
 * here.
 */
export function SecurityScreen() {
  const { data, isPending, error, refetch, isRefetching } = useQuery(securitySettingsQuery)
  return (
    <Page
      title={messages.title}
      description={messages.description}
      back={{ to: paths.account, label: messages.back }}
      width="md"
    >
      <Parts>
        {isPending && (
          <Card>
            <SkeletonText lines={6} />
          </Card>
        )}
        {error && !data && (
          <Card>
            <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isRefetching} />
          </Card>
        )}
        {data && (
          <>
            <Section title={messages.secondFactor}>
              <SecondFactor isRequired={data.is_second_factor_required} />
            </Section>
            <Section title={messages.devices} description={messages.devicesDescription}>
              <Devices devices={data.devices} count={data.count_devices} />
            </Section>
          </>
        )}
        <LatestSignIns />
        <Section title={messages.programs} actions={<AppLink to={paths.programs}>{messages.toPrograms}</AppLink>}>
          <Text tone="muted">{messages.programsText}</Text>
        </Section>
      </Parts>
    </Page>
  )
}
