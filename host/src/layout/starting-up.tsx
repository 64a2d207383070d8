import { Spinner, styled } from '@invoice-card/ui/base'
import { isPrivatePath } from '../navigation/paths.ts'
import { BareHeader } from '../outline/bare-shell.tsx'
import { layoutMessages as messages } from './messages.ts'

const Middle = styled('div', {
  base: { display: 'grid', placeItems: 'center', minHeight: '60dvh', color: 'accent.600' },
})

/** The first paint: the shell's outline, so that the screen does not jump when the rest arrives. */
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
