import type { RegistrationStatus } from '@invoice-card/contracts'
import { publicEnvironment } from '@invoice-card/remote'
import {
  AppLink,
  ButtonLink,
  Card,
  Heading,
  Icon,
  Stack,
  Stepper,
  Text,
  type IconColor,
  type IconName,
} from '@invoice-card/ui'
import { readTokens } from '@invoice-card/session'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router-dom'
import { returnToRequest } from '../session/pending-request-key.ts'
import { paths } from '../navigation/paths.ts'
import { publicHome } from '../outline/public-home.ts'
import { registrationResultAtom } from './flow-state.ts'
import { registrationScreenMessages } from './messages.ts'
import { registrationSteps } from './screen.tsx'

const messages = registrationScreenMessages.result
const signs: Record<RegistrationStatus, { name: IconName; color: IconColor }> = {
  registered: { name: 'check_circle', color: 'success' },
  under_review: { name: 'info', color: 'primary' },
  rejected: { name: 'warning', color: 'attention' },
}

/** `/registration/result`: how it ended. */
export function Component() {
  const result = useAtomValue(registrationResultAtom)
  if (!result) return <Navigate to={publicHome().to} replace />
  // A registration of which the answer was lost, or whose code was old, signs nobody in.
  const isSignedIn = readTokens() !== null
  const words = isSignedIn ? messages.signedIn : messages.signedOut
  const { title, text } = messages[result]
  const request = returnToRequest()
  const [topPage, addSupplier] = [paths.topPage.getHref(), paths.addSupplier.getHref()]
  // Where an examiner has the last word, so far it is received.
  const steps = [...registrationSteps.slice(0, -1), { label: messages.step[result] }]
  return (
    <Stack gap="8">
      <Stepper steps={steps} current={steps.length} />
      <Card inset="lg">
        <Stack gap="6" alignItems="flex-start">
          <Icon {...signs[result]} size="2.5em" />
          <Heading as="h1" size="xl" tabIndex={-1}>
            {title}
          </Heading>
          <Text>{text}</Text>
          {result === 'rejected' ? (
            <ButtonLink size="lg" to={publicEnvironment().links.contact}>
              {messages.contact}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink size="lg" to={isSignedIn ? (request ?? topPage) : paths.signIn.getHref(request)}>
                {request ? words.toRequest : words.start}
              </ButtonLink>
              {!request && (
                <AppLink to={isSignedIn ? addSupplier : paths.signIn.getHref(addSupplier)}>{words.addSupplier}</AppLink>
              )}
            </>
          )}
        </Stack>
      </Card>
    </Stack>
  )
}
