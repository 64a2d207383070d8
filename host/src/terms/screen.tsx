import { Container, Stack } from '@invoice-card/ui'
import { NewTerms } from './new-terms.tsx'
import { Terms } from './terms.tsx'

/** `/termsofservice`. */
export const Component = () => (
  <Container width="md">
    <Stack gap="6">
      <Terms />
      <NewTerms isBesideText />
    </Stack>
  </Container>
)
