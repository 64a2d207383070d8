import { Container } from '@invoice-card/ui/base'
import { ScreenError } from './screen-error.tsx'

/** The last net: the layout itself failed, so the error stands alone. */
export const RootError = () => (
  <Container as="main" id="main" tabIndex={-1}>
    <ScreenError />
  </Container>
)
