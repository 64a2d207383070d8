import { FlowPage, Stack } from '@invoice-card/ui'
import type { ComponentProps } from 'react'
import { FrozenNotice } from '../frozen/frozen-notice.tsx'
import { messages as frozenMessages } from '../frozen/messages.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

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
export const RequestFlowPage = ({ children, ...props }: RequestFlowPageProps) => (
  <FlowPage steps={steps} {...props}>
    <Stack gap="6">
      <FrozenNotice meanwhile={frozenMessages.mayPrepare} />
      {children}
    </Stack>
  </FlowPage>
)
