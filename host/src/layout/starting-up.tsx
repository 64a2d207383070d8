import { Container, Spinner, styled } from '@invoice-card/ui/base'
import { isPrivatePath } from '../routes/paths.ts'
import { Logo } from './logo.tsx'
import { layoutMessages as messages } from './messages.ts'

const Bar = styled('div', { base: { bg: 'bg.surface', borderBottomWidth: '1px', borderColor: 'line' } })
const Line = styled('div', { base: { display: 'flex', alignItems: 'center', justifyContent: { base: 'center', lg: 'flex-start' }, minHeight: { base: '14', lg: '16' } } })
const Middle = styled('div', { base: { display: 'grid', placeItems: 'center', minHeight: '60dvh', color: 'accent.600' } })

/** The first paint: the shell's outline, so that the screen does not jump when the rest arrives. */
export function StartingUp() {
  return (
    <>
      {isPrivatePath(location.pathname) && <Bar><Container maxWidth="84rem"><Line><Logo isCompact /></Line></Container></Bar>}
      <Middle><Spinner size="2.5rem" label={messages.loading} /></Middle>
    </>
  )
}
