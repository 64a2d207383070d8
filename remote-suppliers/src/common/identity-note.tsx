import { publicEnvironment } from '@invoice-card/remote'
import { AppLink, HStack, Stack, Text } from '@invoice-card/ui'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const words = messages.identity

/** Why name and numbers of a supplier stay as they are, and what to do where they are others now. */
export function IdentityNote() {
  const { contact } = publicEnvironment().links
  return (
    <Stack gap="1">
      <Text size="sm">{words.fixed}</Text>
      <HStack gap="5" fontSize="sm">
        <AppLink to={paths.addCompany}>{words.add}</AppLink>
        {contact && <AppLink to={contact}>{words.contact}</AppLink>}
      </HStack>
    </Stack>
  )
}
