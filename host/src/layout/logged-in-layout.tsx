// By itself, for the build as one application that the benchmark compares with: it leaves out the kit's index.
import '@invoice-card/ui/drawings'
import { useEffect, useRef, type ReactNode } from 'react'
import { idle, queryClient, userInformationQuery } from '@invoice-card/remote'
import { readTokens } from '@invoice-card/session'
import { followEntries, loadMotion, SkipLink, styled } from '@invoice-card/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useLocation } from 'react-router-dom'
import { refreshFeatures, useAvailability } from '../remotes/availability.ts'
import { useSequence } from '../environment/watch.ts'
import { prefetch as prefetchScreen, warmUpRemotes } from '../remotes/warm-up.ts'
import { RequestLink } from '../request-key/request-link.tsx'
import { learnServerTime } from '../session/server-time.ts'
import { useLoginUser } from '../session/use-login-user.ts'
import { useStats } from '../stats/use-stats.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { layoutMessages as messages } from './messages.ts'

const Page = styled('div', { base: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' } })
// As high as the window below the header: the footer is out of sight while a screen grows, and never moves in it.
const Main = styled('main', {
  base: {
    flex: 1,
    minHeight: { base: 'calc(100dvh - {sizes.14})', lg: 'calc(100dvh - {sizes.16})', _print: '0' },
    paddingBottom: { base: '16', md: '24', _print: '0' },
  },
})

/** Asks who is signed in, and for what the screen at an address shows first; nothing where nobody is. */
export async function prefetch(address: string): Promise<void> {
  if (readTokens()) await Promise.all([queryClient.prefetchQuery(userInformationQuery), prefetchScreen(address)])
}

/** The shell of every signed-in screen. */
export function Component({ children }: { children?: ReactNode }) {
  useEffect(() => {
    void learnServerTime()
    void idle().then(loadMotion)
    void warmUpRemotes()
    // What was on screen when the session ended; all else went with the session.
    return () => {
      if (!readTokens()) queryClient.clear()
    }
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Shell>{children}</Shell>
    </QueryClientProvider>
  )
}

function Shell({ children }: { children: ReactNode }) {
  useLoginUser()
  useStats(useAvailability('remote_collections'))
  const sequence = useSequence()
  const bornWith = useRef(sequence)
  useEffect(() => {
    if (sequence !== bornWith.current) void refreshFeatures()
  }, [sequence])
  const location = useLocation()
  // After each navigation, for Back to know where dialogs were open.
  useEffect(followEntries, [location])
  return (
    <Page>
      <SkipLink targetId="main">{messages.skip}</SkipLink>
      <Header />
      <Main id="main" tabIndex={-1}>
        {children ?? <Outlet />}
      </Main>
      <Footer isSignedIn />
      <RequestLink />
    </Page>
  )
}
