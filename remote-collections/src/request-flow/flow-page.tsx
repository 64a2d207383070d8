import { useResumePath } from '@invoice-card/session'
import { FlowPage, Stack } from '@invoice-card/ui'
import type { ComponentProps } from 'react'
import { FrozenNotice } from '@invoice-card/remote/frozen-notice'
import { messages as frozenMessages } from '../frozen/messages.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { useDraft, useRequestFlow } from './store.ts'

const { steps: words } = messages
const steps = [
  { label: words.file, path: paths.create },
  { label: words.content, path: paths.invoiceInfo },
  { label: words.account, path: paths.account },
  { label: words.confirm, path: paths.confirm },
  { label: words.complete },
] as const

type RequestFlowPageProps = Omit<ComponentProps<typeof FlowPage>, 'steps' | 'step'> & {
  /** 5 once all are done. */
  readonly step: 0 | 1 | 2 | 3 | 5
}

/** The frame of every screen on which a request is made: where the user is, and what this step asks. */
export function RequestFlowPage({ children, ...props }: RequestFlowPageProps) {
  const { stage } = useRequestFlow()
  const draft = useDraft()
  // The typed values end with the session: an empty form under the same address would begin a second draft.
  useResumePath(stage === 'settled' ? null : draft === null ? paths.create : paths.draft(draft.id))
  return (
    <FlowPage steps={steps} {...props}>
      <Stack gap="6">
        <FrozenNotice meanwhile={frozenMessages.mayPrepare} />
        {children}
      </Stack>
    </FlowPage>
  )
}
