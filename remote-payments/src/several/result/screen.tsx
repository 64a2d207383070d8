import { useIsSessionOver } from '@invoice-card/session'
import { AmountLines, Box, Card, Page, Stack, Table } from '@invoice-card/ui'
import { keyOf } from '../run/chosen.ts'
import { paidByRun, paymentsOf } from '../run/selectors.ts'
import { useRun } from '../run/store.ts'
import { resultColumns } from './columns.tsx'
import { messages } from './messages.ts'
import { NoRun } from './no-run.tsx'
import { Outcome } from './outcome.tsx'
import { Progress } from './progress.tsx'
import { useRunSteps } from './use-run-steps.ts'

/** /payments/several/result: makes the payments of the run one after the other, and shows how each of them ended. */
export function Component() {
  const run = useRun()
  const { pause, goOn } = useRunSteps()
  const isSessionOver = useIsSessionOver()
  // The run ended with the session: the host is leading to the sign-in, which brings back here.
  if (isSessionOver) return null
  if (run.stage === 'none') return <NoRun />
  const paid = paidByRun(run)
  const isRunning = run.stage === 'running'
  return (
    <Page title={messages.titles[isRunning ? 'running' : 'over']}>
      <Stack gap="4">
        {isRunning ? <Progress run={run} pause={pause} onGoOn={() => void goOn()} /> : <Outcome run={run} />}
        <Card inset="none">
          <Table
            caption={messages.caption}
            columns={resultColumns(isRunning)}
            rows={paymentsOf(run)}
            rowKey={({ item }) => keyOf(item)}
          />
          {paid.count > 0 && (
            <Box paddingInline={{ base: '4', md: '6', lg: '4' }} paddingBottom="4">
              <AmountLines lines={[{ term: messages.total(paid.count), amountYen: paid.totalYen, weight: 'total' }]} />
            </Box>
          )}
        </Card>
      </Stack>
    </Page>
  )
}
