import { Box, ButtonLink, Container, PageHeader, Stack, Stepper } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { FrozenNotice } from '@invoice-card/remote/frozen-notice'
import { useIsCompanyFrozen } from '@invoice-card/remote'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const stepPaths = [paths.addCompany, paths.addBank, paths.addConfirm] as const

interface FlowPageProps {
  readonly step: 0 | 1 | 2
  readonly title: string
  readonly description: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of every screen of the flow: where the user is, and what this step asks. A frozen company types nothing in
 * vain; its input stays.
 */
export function FlowPage({ step, title, description, children }: FlowPageProps) {
  const navigate = useNavigate()
  const isFrozen = useIsCompanyFrozen()
  const goTo = (index: number) => {
    const path = stepPaths[index]
    // Forward goes through the form of the step, which checks it.
    if (index < step && path !== undefined) void navigate(path)
  }
  return (
    <Container width="md">
      <Box paddingTop={{ base: '5', md: '8' }}>
        <Stepper
          steps={messages.steps.map((label, index) => ({ label, isDisabled: index > step }))}
          current={step}
          onStepSelect={goTo}
          label={messages.flow}
        />
      </Box>
      <PageHeader
        title={title}
        description={description}
        back={step === 0 ? { to: paths.list, label: messages.back } : undefined}
      />
      {isFrozen ? (
        <Stack gap="6">
          <FrozenNotice />
          <Box>
            <ButtonLink variant="secondary" to={paths.list}>
              {messages.back}
            </ButtonLink>
          </Box>
        </Stack>
      ) : (
        children
      )}
    </Container>
  )
}
