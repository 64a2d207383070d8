import { ButtonLink, Card, Heading, Icon, Stack, Stepper, Text } from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router-dom'
import { paths } from '../routes/paths.ts'
import { registrationResultAtom } from './flow-state.ts'
import { registrationScreenMessages } from './messages.ts'
import { registrationSteps } from './screen.tsx'

const messages = registrationScreenMessages.result

/** `/registration/result`: how it ended. */
export function Component() {
  const result = useAtomValue(registrationResultAtom)
  if (!result) return <Navigate to={paths.signIn.getHref()} replace />
  const { title, text } = messages[result]
  return (
    <Stack gap="8">
      <Stepper steps={registrationSteps} current={3} />
      <Card inset="lg">
        <Stack gap="6" alignItems="flex-start">
          <Icon name={result === 'registered' ? 'check_circle' : 'info'} color="success" size="2.5em" />
          <Heading as="h1" size="xl" tabIndex={-1}>{title}</Heading>
          <Text>{text}</Text>
          <ButtonLink size="lg" to={paths.signIn.getHref()}>{messages.signIn}</ButtonLink>
        </Stack>
      </Card>
    </Stack>
  )
}
