import { ButtonLink, Notice } from '@invoice-card/ui'
import { paths } from '../../paths.ts'
import { messages } from './messages.ts'
import { isOpenState } from './run.ts'
import { paymentsOf } from './selectors.ts'
import { useRun } from './store.ts'

const { open: words } = messages

/** Leads back to several payments that were left in the middle. */
export function RunNotice() {
  const run = useRun()
  if (run.stage !== 'running') return null
  const left = paymentsOf(run).filter(({ state }) => state.kind === 'waiting' || isOpenState(state)).length
  return (
    <Notice
      tone="attention"
      title={words.title}
      actions={
        <ButtonLink size="sm" to={paths.severalResult}>
          {words.link}
        </ButtonLink>
      }
    >
      {words.text(left)}
    </Notice>
  )
}
