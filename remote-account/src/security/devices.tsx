import type { SecuritySettings, SignedInDevice } from '@invoice-card/contracts'
import {
  AppLink,
  Badge,
  Button,
  Card,
  DateText,
  focusHome,
  formatDate,
  HStack,
  Notice,
  Presence,
  Stack,
  Text,
  TextButton,
} from '@invoice-card/ui'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { EndSessionDialog } from './end-session-dialog.tsx'
import { ListRow, RowName } from './list-row.tsx'
import { messages } from './messages.ts'

/** Shown at first; more are a rarity, and would push the rest of the screen away. */
const shownFirst = 10

/**
 * Where the user is signed in, with a way to end each of it but this, and what to do about a device that is not the
 * user's.
 */
export function Devices({ devices, count }: { devices: SecuritySettings['devices']; count: number }) {
  const [isWhole, setIsWhole] = useState(false)
  const [ending, setEnding] = useState<SignedInDevice | 'others'>()
  // Another dialog may be open by the time the work of this one ends.
  const closeDialogOf = (one: SignedInDevice | 'others') => setEnding(open => (open === one ? undefined : open))
  const shown = isWhole ? devices : devices.slice(0, shownFirst)
  return (
    <Stack gap="4" {...focusHome('ul')}>
      {count > 1 && (
        <HStack justifyContent="space-between">
          <Text size="sm" tone="muted">
            {messages.count(count)}
            {count > devices.length && `（${messages.cut(devices.length)}）`}
          </Text>
          <Button variant="secondary" size="sm" onClick={() => setEnding('others')}>
            {messages.endOthers}
          </Button>
        </HStack>
      )}
      <Card inset={devices.length === 0 ? 'md' : 'none'}>
        {devices.length === 0 ? (
          <Text tone="muted">{messages.noDevices}</Text>
        ) : (
          <ul aria-label={messages.devices}>
            {shown.map(device => (
              <Device key={device.session_id} device={device} onEnd={() => setEnding(device)} />
            ))}
          </ul>
        )}
      </Card>
      {shown.length < devices.length && (
        <TextButton onClick={() => setIsWhole(true)}>{messages.showRest(devices.length - shown.length)}</TextButton>
      )}
      <Notice
        tone="attention"
        title={messages.unknownTitle}
        actions={<AppLink to={paths.editPassword}>{messages.newPassword}</AppLink>}
      >
        {messages.unknownText}
      </Notice>
      <Presence>
        {ending && <EndSessionDialog key={keyOf(ending)} ending={ending} onClose={() => closeDialogOf(ending)} />}
      </Presence>
    </Stack>
  )
}

const keyOf = (ending: SignedInDevice | 'others') => (ending === 'others' ? ending : ending.session_id)

const Device = ({
  device: { device, is_current, signed_in_at, last_used_at },
  onEnd,
}: {
  device: SignedInDevice
  onEnd: () => void
}) => (
  <ListRow>
    <Stack gap="1">
      <HStack>
        <RowName>{device}</RowName>
        {is_current && <Badge tone="info">{messages.current}</Badge>}
      </HStack>
      <Text tone="muted" size="sm">
        {messages.signedIn} <DateText value={signed_in_at} withTime />
      </Text>
      <Text tone="muted" size="sm">
        {messages.lastUsed} <DateText value={last_used_at} withTime />
      </Text>
    </Stack>
    {!is_current && (
      <Button
        variant="secondary"
        size="sm"
        aria-label={messages.endOf(device, formatDate(signed_in_at, { withTime: true }))}
        onClick={onEnd}
      >
        {messages.end}
      </Button>
    )}
  </ListRow>
)
