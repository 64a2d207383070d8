import { AppLink, DescriptionList, DescriptionRow, Stack, Text } from '@invoice-card/ui'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

/** The ways to one's own data and out of the service. */
export const DataLinks = () => (
  <DescriptionList>
    <DescriptionRow term={messages.download}>
      <Stack gap="2">
        <Text>{messages.downloadText}</Text>
        <AppLink to={paths.data}>{messages.toData}</AppLink>
      </Stack>
    </DescriptionRow>
    <DescriptionRow term={messages.leave}>
      <Stack gap="2">
        <Text>{messages.leaveText}</Text>
        <AppLink to={paths.leave}>{messages.toLeave}</AppLink>
      </Stack>
    </DescriptionRow>
  </DescriptionList>
)
