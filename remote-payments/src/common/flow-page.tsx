import { Box, Container, PageHeader, Stepper } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'

const steps = [
  { label: '請求書の選択', path: paths.create },
  { label: '内容の入力', path: paths.invoiceInfo },
  { label: '確認・お支払い', path: paths.confirm },
  { label: '完了' },
] as const

interface FlowPageProps {
  /** Index in the steps above. */
  readonly step: 0 | 1 | 2 | 3
  readonly title: string
  readonly description?: ReactNode
  readonly width?: 'md' | 'lg'
  /** No step can be gone back to, because a payment is under way or done. */
  readonly isLocked?: boolean
  readonly children: ReactNode
}

/** The frame of every screen of the payment flow: where the user is, and what this step asks. */
export function FlowPage({ step, title, description, width = 'lg', isLocked = false, children }: FlowPageProps) {
  const navigate = useNavigate()
  const goTo = (index: number) => {
    const target = steps[index]
    // Forward goes through the form of the step, which checks it.
    if (index < step && target && 'path' in target) void navigate(target.path)
  }
  return (
    <Container width={width}>
      <Box paddingTop={{ base: '5', md: '8' }} maxWidth="page.md" marginInline="auto">
        <Stepper steps={steps.map(({ label }, index) => ({ label, isDisabled: index > step }))} current={step} onStepSelect={isLocked ? undefined : goTo} />
      </Box>
      <PageHeader title={title} description={description} />
      {children}
    </Container>
  )
}
