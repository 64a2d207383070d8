import { Spinner, styled } from '@invoice-card/ui/base'
import { isPrivatePath } from '../navigation/paths.ts'
import { BareHeader } from '../outline/bare-shell.tsx'
import { layoutMessages as messages } from './messages.ts'

// Where the page has drawn it until now (ops/src/environment/inline/first-paint.ts).
const Middle = styled('div', {
  base: { display: 'grid', placeItems: 'center', position: 'fixed', inset: '0', bottom: '40vh', color: 'accent.600' },
})

/** The host's first paint: the shell's outline, so that the screen does not jump when the rest arrives. */
export function StartingUp() {
  return (
    <>
      {isPrivatePath(location.pathname) && <BareHeader />}
      <Middle>
        <Spinner size="2.5rem" label={messages.loading} />
      </Middle>
    </>
  )
}
