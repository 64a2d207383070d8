import { notify } from '@invoice-card/events'
import { Button, Card, HStack, Stack, StatusBadge, Text } from '@invoice-card/ui'
import { useState } from 'react'
import { failureText } from './failure-text.ts'
import { messages } from './messages.ts'
import { SwitchOffDialog } from './switch-off-dialog.tsx'
import { useSecondFactor } from './use-second-factor.ts'

/** Whether a code is asked for at every sign-in. Less security needs the password, more does not. */
export function SecondFactor({ isRequired }: { isRequired: boolean }) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useSecondFactor()
  const switchOn = () => mutate({ is_second_factor_required: true }, { onError: error => notify.error(failureText(error)) })
  return (
    <Card>
      <Stack gap="4" alignItems="flex-start">
        <StatusBadge tone={isRequired ? 'success' : 'attention'}>{isRequired ? messages.on : messages.off}</StatusBadge>
        <Text>{isRequired ? messages.onText : messages.offText}</Text>
        <HStack>
          {isRequired
            ? <Button variant="secondary" onClick={() => setIsAsking(true)}>{messages.switchOff}</Button>
            : <Button isLoading={isPending} onClick={switchOn}>{messages.switchOn}</Button>}
        </HStack>
      </Stack>
      {isAsking && <SwitchOffDialog onClose={() => setIsAsking(false)} />}
    </Card>
  )
}
