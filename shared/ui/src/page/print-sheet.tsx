import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { styled } from '../system/styled.ts'

// Chakra's types know only selectors that begin or end with `&`; its styles take any that has one.
const everythingElse = 'body:has(> &) > :not(&)' as '& &'

const Sheet = styled('section', {
  base: {
    _print: {
      // Visible also where an open dialog hides the page from the paper.
      display: 'flex !important',
      visibility: 'visible',
      flexDirection: 'column',
      gap: '6',
      bg: 'white',
      color: 'black',
      '& *': { color: 'black !important', borderColor: 'black !important' },
      [everythingElse]: { display: 'none !important' },
    },
  },
})

/** Is printed in place of the screen as long as it is mounted; the screen does not show it. */
export const PrintSheet = ({ children }: { children: ReactNode }) =>
  createPortal(
    <Sheet data-print-sheet="" style={{ display: 'none' }}>
      {children}
    </Sheet>,
    document.body,
  )
