import { Card, ErrorState, Page, Section, SkeletonText, Stack } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { securitySettingsQuery } from '../common/security-settings.ts'
import { paths } from '../paths.ts'
import { Devices } from './devices.tsx'
import { messages } from './messages.ts'
import { SecondFactor } from './second-factor.tsx'

/** /myaccount/security: how this user signs in, and where it is signed in. The notice of a new device leads here. */
export function SecurityScreen() {
  const { data, isPending, isError, refetch, isRefetching } = useQuery(securitySettingsQuery)
  return (
    <Page title={messages.title} description={messages.description} back={{ to: paths.account, label: messages.back }} width="md">
      {isPending && <Card><SkeletonText lines={6} /></Card>}
      {isError && !data && <Card><ErrorState onRetry={() => void refetch()} isRetrying={isRefetching} /></Card>}
      {data && (
        <Stack gap="10">
          <Section title={messages.secondFactor}><SecondFactor isRequired={data.is_second_factor_required} /></Section>
          <Section title={messages.devices} description={messages.devicesDescription}><Devices devices={data.devices} /></Section>
        </Stack>
      )}
    </Page>
  )
}
