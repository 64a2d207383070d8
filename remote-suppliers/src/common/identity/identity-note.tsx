import { ContactLink } from '@invoice-card/remote'
import { Stack, Text } from '@invoice-card/ui'
import { messages } from '../messages.ts'

const words = messages.identity

/** Why name and numbers of a supplier stay as they are, and what to do where they are others now. */
export const IdentityNote = () => (
  <Stack gap="1" fontSize="sm" alignItems="flex-start">
    <Text size="sm">{words.fixed}</Text>
    <ContactLink>{words.contact}</ContactLink>
  </Stack>
)
