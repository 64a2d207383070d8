import { FlowPage as Frame } from '@invoice-card/ui'
import type { ComponentProps } from 'react'
import { paths } from '../paths.ts'
import { WithUnpaidNotice } from './unpaid.tsx'

const steps = [
  { label: '請求書の選択', path: paths.create },
  { label: '内容の入力', path: paths.invoiceInfo },
  { label: '確認・お支払い', path: paths.confirm },
  { label: '完了' },
] as const

type FlowPageProps = Omit<ComponentProps<typeof Frame>, 'steps' | 'step'> & {
  /** 4: the last step is done. */
  readonly step: 0 | 1 | 2 | 3 | 4
}

/** The frame of every screen of the payment flow: where the user is, and what this step asks. */
export const FlowPage = ({ children, ...props }: FlowPageProps) => (
  <Frame steps={steps} {...props}>
    <WithUnpaidNotice>{children}</WithUnpaidNotice>
  </Frame>
)
