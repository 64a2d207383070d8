import { Box, Button, Card, Notice, ProgressBar, Stack, Text, TextButton } from '@invoice-card/ui'
import { messages as cardMessages } from '../../card-payment/messages.ts'
import { AuthenticationNotice, LostNotice } from '../../card-payment/open-notices.tsx'
import type { Run, RunPayment } from '../run/run.ts'
import { currentPayment, placeOfCurrent } from '../run/selectors.ts'
import { dispatchSeveral } from '../run/store.ts'
import { messages } from './messages.ts'
import type { RunPause } from './use-run-steps.ts'

interface ProgressProps {
  readonly run: Extract<Run, { stage: 'running' }>
  readonly pause: RunPause
  readonly onGoOn: () => void
}

/** Which payment is made now, what it waits for, and how the others are stopped. */
export function Progress({ run, pause, onGoOn }: ProgressProps) {
  const current = currentPayment(run)
  if (current === null) return null
  const place = placeOfCurrent(run)
  const isAnyLeft = run.payments.some(payment => payment !== current && payment.state.kind === 'waiting')
  const words = isAnyLeft && !run.isHalted ? 'followed' : 'last'
  return (
    <Card>
      <Stack gap="4">
        <Box role="status">
          <ProgressBar
            label={messages.progress(place, run.payments.length, current.name)}
            percent={((place - 1) / run.payments.length) * 100}
          />
        </Box>
        <Pause pause={pause} current={current} words={words} onGoOn={onGoOn} />
        {pause.kind === 'none' && (
          <Text size="sm" tone="muted">
            {messages.patience[words]}
          </Text>
        )}
        {run.isHalted
          ? isAnyLeft && <Text size="sm">{messages.halted}</Text>
          : isAnyLeft && (
              <Box>
                <TextButton size="sm" icon="cancel" onClick={() => dispatchSeveral({ type: 'halted' })}>
                  {messages.stop}
                </TextButton>
              </Box>
            )}
      </Stack>
    </Card>
  )
}

interface PauseProps {
  readonly pause: RunPause
  readonly current: RunPayment
  readonly words: keyof typeof messages.patience
  readonly onGoOn: () => void
}

function Pause({ pause, current: { item, state }, words, onGoOn }: PauseProps) {
  if (pause.kind === 'none') return null
  if (pause.kind === 'lost')
    return (
      <LostNotice
        {...pause}
        isNamed={state.kind === 'authenticating'}
        draftId={item.kind === 'draft' ? item.id : undefined}
        onGoOn={onGoOn}
      />
    )
  if (pause.kind === 'offline')
    return (
      <Notice
        tone="attention"
        isLive
        title={cardMessages.offline.title}
        actions={<Button onClick={onGoOn}>{messages.goOn}</Button>}
      >
        {messages.offline[words]}
      </Notice>
    )
  return <AuthenticationNotice url={pause.url} text={messages.authentication[words]} />
}
