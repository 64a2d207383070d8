import type { ReactNode } from 'react'
import { Button, Container, styled } from '@invoice-card/ui/base'
import { signOut } from '../session/sign-out.ts'
import { Logo } from './logo.tsx'
import { signOutLabel } from '../session/messages.ts'

const Bar = styled('header', { base: { bg: 'bg.surface', borderBottomWidth: '1px', borderColor: 'line' } })
const Line = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: { base: 'center', lg: 'flex-start' },
    minHeight: { base: '14', lg: '16' },
  },
})

/** The header's outline, before its script is there. */
export const BareHeader = ({ children }: { readonly children?: ReactNode }) => (
  <Bar>
    <Container maxWidth="84rem">
      <Line>
        <Logo isCompact />
        {children}
      </Line>
    </Container>
  </Bar>
)

/** In the place of the shell whose script does not come: where one is, and the way out. */
export const BareShell = ({ children }: { readonly children: ReactNode }) => (
  <>
    <BareHeader>
      <Button variant="ghost" style={{ marginInlineStart: 'auto' }} onClick={signOut}>
        {signOutLabel}
      </Button>
    </BareHeader>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </>
)
