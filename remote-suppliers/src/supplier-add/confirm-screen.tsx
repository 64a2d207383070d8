import { bus, notify } from '@invoice-card/events'
import { useIsShown } from '@invoice-card/form'
import { Button, Card, ButtonLink, HStack, Section, Stack } from '@invoice-card/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { AccountAnswers, CompanyAnswers } from './answers.tsx'
import { FlowPage } from './flow-page.tsx'
import { readCreation } from './flow-state.ts'
import { messages } from './messages.ts'
import { registerSupplier } from './register-supplier.ts'
import { RegistrationFailure } from './registration-failure.tsx'

const { confirm: words } = messages

/** /suppliers/add/confirm: all that was entered, and the one call that registers it. */
export function ConfirmScreen() {
  // As it was when the screen opened: the flow is cleared while the screen is left.
  const [creation] = useState(readCreation)
  const registration = useRegistration()
  if (!creation.isCompanyChecked) return <Navigate to={paths.addCompany} replace />
  if (creation.accountStep === 'open') return <Navigate to={paths.addBank} replace />
  return (
    <FlowPage step={2} title={words.title} description={words.lead}>
      <Stack gap="6">
        {registration.error && <RegistrationFailure error={registration.error} />}
        <Card>
          <Section title={words.company}>
            <CompanyAnswers company={creation.company} />
          </Section>
        </Card>
        <Card>
          <Section title={words.account}>
            <AccountAnswers creation={creation} />
          </Section>
        </Card>
        <HStack gap="4" flexWrap="wrap">
          <Button size="lg" isLoading={registration.isPending} onClick={registration.register}>
            {words.register}
          </Button>
          <ButtonLink size="lg" variant="secondary" to={paths.addBank}>
            {words.back}
          </ButtonLink>
        </HStack>
      </Stack>
    </FlowPage>
  )
}

function useRegistration() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isShown = useIsShown()
  const { mutate, isPending, error } = useMutation({
    mutationFn: registerSupplier,
    // The outcome is reported also where the screen was left meanwhile.
    onError: () => {
      if (!isShown()) notify.error(words.failedUnseen)
    },
    onSuccess: async ({ id, name }) => {
      bus.emit('statsChanged', {})
      void queryClient.invalidateQueries({ queryKey: ['suppliers'] })
      notify.success(words.done(name))
      if (isShown()) await navigate(paths.detail(id), { replace: true })
    },
  })
  const register = () => {
    if (!isPending) mutate()
  }
  return { register, isPending, error }
}
