import { styled } from '@invoice-card/ui/base'
import { Suspense } from 'react'
import { laterPart } from '../error/later-part.tsx'
import { Component as SignIn } from './sign-in-screen.tsx'

// A user who signs in every day needs the form first.
const Introduction = laterPart(() => import('./introduction.tsx').then(({ Introduction }) => Introduction))

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 30rem)', lg: 'minmax(0, 1fr) 28rem' },
    justifyContent: 'center',
    alignItems: 'start',
    alignContent: 'start',
    // The footer is out of sight when what the service is comes, and does not move in it.
    minHeight: '100dvh',
    columnGap: '16',
    rowGap: '10',
    '& > :last-child': { order: { lg: -1 }, paddingTop: { lg: '6' } },
  },
})

/** `/signin`: the form, and what the service is. */
export const Component = () => (
  <Columns>
    <SignIn />
    <div>
      <Suspense>
        <Introduction />
      </Suspense>
    </div>
  </Columns>
)
