import { Container } from '@invoice-card/ui/base'
import { BareShell } from '../outline/bare-shell.tsx'
import { useIsSignedIn } from '../session/use-is-signed-in.ts'
import { ScreenError } from './screen-error.tsx'

/** The last net: the layout itself failed. A signed-in user can still sign out. */
export function RootError() {
  if (useIsSignedIn())
    return (
      <BareShell>
        <Container>
          <ScreenError />
        </Container>
      </BareShell>
    )
  return (
    <Container as="main" id="main" tabIndex={-1}>
      <ScreenError />
    </Container>
  )
}
