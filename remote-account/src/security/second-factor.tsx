import { Button, Card, HStack, Presence, Stack, StatusBadge, Text } from '@invoice-card/ui'
import { useState } from 'react'
import { messages } from './messages.ts'
import { SwitchDialog } from './switch-dialog.tsx'

/** Whether a code is asked for at every sign-in. To change it needs the password and a code. */
export function SecondFactor({ isRequired }: { isRequired: boolean }) {
  // What is wanted, not what is: the dialog stays as it was while the answer changes the card behind it.
  const [wanted, setWanted] = useState<boolean>()
  return (
    <Card>
      <Stack gap="4" alignItems="flex-start">
        <StatusBadge tone={isRequired ? 'success' : 'attention'}>{isRequired ? messages.on : messages.off}</StatusBadge>
        <Text>{isRequired ? messages.onText : messages.offText}</Text>
        <HStack>
          <Button variant={isRequired ? 'secondary' : 'primary'} onClick={() => setWanted(!isRequired)}>
            {isRequired ? messages.switchOff : messages.switchOn}
          </Button>
        </HStack>
      </Stack>
      <Presence>
        {wanted !== undefined && <SwitchDialog wanted={wanted} onClose={() => setWanted(undefined)} />}
      </Presence>
    </Card>
  )
}
