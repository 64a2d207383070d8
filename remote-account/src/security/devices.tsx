import type { SecuritySettings } from '@invoice-card/contracts'
import { AppLink, Badge, Card, DateText, HStack, Notice, Stack, styled, Text } from '@invoice-card/ui'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const Row = styled('li', { base: { display: 'flex', flexDirection: 'column', gap: '1', paddingInline: { base: '4', md: '6' }, paddingBlock: '4', borderBottomWidth: '1px', borderColor: 'line', '&:last-child': { borderBottomWidth: 0 } } })
const Name = styled('span', { base: { fontWeight: 'bold' } })

/** Where the user is signed in, and what to do about a device that is not the user's. */
export function Devices({ devices }: Pick<SecuritySettings, 'devices'>) {
  return (
    <Stack gap="4">
      <Card inset={devices.length === 0 ? 'md' : 'none'}>
        {devices.length === 0
          ? <Text tone="muted">{messages.noDevices}</Text>
          : <ul>{devices.map(device => <Device key={`${device.device} ${device.signed_in_at}`} {...device} />)}</ul>}
      </Card>
      <Notice tone="attention" title={messages.unknownTitle} actions={<AppLink to={paths.newPassword}>{messages.newPassword}</AppLink>}>{messages.unknownText}</Notice>
    </Stack>
  )
}

const Device = ({ device, is_current, signed_in_at, last_used_at }: SecuritySettings['devices'][number]) => (
  <Row>
    <HStack><Name>{device}</Name>{is_current && <Badge tone="info">{messages.current}</Badge>}</HStack>
    <Text tone="muted" size="sm">{messages.signedIn} <DateText value={signed_in_at} withTime /></Text>
    <Text tone="muted" size="sm">{messages.lastUsed} <DateText value={last_used_at} withTime /></Text>
  </Row>
)
