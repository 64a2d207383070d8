import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Box, Container } from '../layout/primitives.tsx'
import { Stepper } from '../navigation/stepper.tsx'
import { PageHeader } from './page-header.tsx'

interface FlowPageProps {
  /** All steps of the flow, the first one first; one without a path is not gone back to. */
  readonly steps: readonly { readonly label: string; readonly path?: string }[]
  /** Index of the step that is shown. */
  readonly step: number
  readonly title: string
  readonly description?: ReactNode
  readonly width?: 'md' | 'lg'
  /** No step can be gone back to, because the flow's call is in progress or done. */
  readonly isLocked?: boolean
  readonly children: ReactNode
}

/** The frame of every screen of a step-by-step flow: where the user is, and what this step asks. */
export function FlowPage(props: FlowPageProps) {
  const { steps, step, title, description, width = 'lg', isLocked = false, children } = props
  const navigate = useNavigate()
  const goTo = (index: number) => {
    const path = steps[index]?.path
    // Forward goes through the form of the step, which checks it.
    if (index < step && path !== undefined) void navigate(path)
  }
  const items = steps.map(({ label }, index) => ({ label, isDisabled: index > step }))
  return (
    <Container width={width}>
      <Box paddingTop={{ base: '5', md: '8' }} maxWidth="page.md" marginInline="auto">
        <Stepper steps={items} current={step} onStepSelect={isLocked ? undefined : goTo} />
      </Box>
      <PageHeader title={title} description={description} />
      {children}
    </Container>
  )
}
