import { Box, Button, Checkbox, Notice, Spinner, Stack, Text } from '@invoice-card/ui'
import { messages as formMessages } from '../../form-rules/messages.ts'
import type { PayeeDifference } from '../../invoice-values/reading/payee-differences.ts'
import { messages } from './messages.ts'
import { payeeTickId, type PayeeCheck } from './use-payee-check.ts'

const textOf: Readonly<Record<PayeeDifference['kind'], (issuer: string) => string>> = {
  issuer: formMessages.supplier.another,
  account: () => formMessages.account.chosenDiffers,
  unregistered: () => formMessages.account.differs,
}

/**
 * What an invoice fraud changes, once more where it is paid, with the tick that it is meant so. Before the last answer,
 * which would take the tick off again, it is not offered.
 */
export function PayeeWarnings({ check, missed }: { check: PayeeCheck; missed: string | undefined }) {
  const { differences, uncompared, isWaiting, issuer, isConfirmed, setIsConfirmed } = check
  const from = differences.every(({ kind }) => kind === 'unregistered') ? 'registered' : 'invoice'
  const isDifferent = differences.length > 0
  const title = uncompared.includes('nothingRead') ? messages.uncompared.nothingReadTitle : messages.uncompared.title
  const label = [
    ...(isDifferent ? [messages.differences.confirm[from]] : []),
    ...(uncompared.length > 0 ? [messages.uncompared.confirm] : []),
  ].join('。')
  return (
    <>
      {isWaiting && (
        <Box role="status">
          <Spinner /> {messages.uncompared.waiting}
        </Box>
      )}
      {!isWaiting && label !== '' && (
        <Notice
          tone={isDifferent ? 'danger' : 'attention'}
          isLive={uncompared.length > 0}
          title={isDifferent ? messages.differences.title[from] : title}
          actions={
            <Stack gap="2" alignItems="flex-start">
              {check.isRetryable && (
                <Button variant="secondary" size="sm" icon="refresh" isLoading={check.isRetrying} onClick={check.retry}>
                  {messages.uncompared.retry}
                </Button>
              )}
              <Checkbox
                id={payeeTickId}
                required
                label={label}
                checked={isConfirmed}
                onChange={event => setIsConfirmed(event.target.checked)}
                error={missed}
              />
            </Stack>
          }
        >
          {differences.map(({ kind }) => (
            <Text key={kind}>{textOf[kind](issuer)}</Text>
          ))}
          {uncompared.map(what => (
            <Text key={what}>{formMessages.uncompared[what]}</Text>
          ))}
        </Notice>
      )}
    </>
  )
}
