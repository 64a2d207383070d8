import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { styled } from '@invoice-card/ui/base'
import { Footer } from './footer.tsx'
import { Logo } from '../outline/logo.tsx'
import { publicHome } from '../outline/public-home.ts'

const Page = styled('div', { base: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' } })
const Head = styled('header', {
  base: {
    display: 'flex',
    justifyContent: 'center',
    paddingInline: '4',
    paddingTop: { base: '8', md: '14' },
    paddingBottom: { base: '6', md: '8' },
  },
})
const Main = styled('main', {
  base: { flex: 1, width: 'full', marginInline: 'auto', paddingInline: '4', paddingBottom: { base: '8', md: '16' } },
  variants: {
    width: {
      card: { maxWidth: '30rem' },
      form: { maxWidth: 'page.md' },
      columns: { maxWidth: { base: 'page.md', lg: '66rem' } },
    },
  },
})

/** The frame of screens for people who are not signed in. */
export function PublicLayout({
  children,
  width = 'card',
}: {
  children?: ReactNode
  width?: 'card' | 'form' | 'columns'
}) {
  // A screen may sign somebody in: the next one must not lead to the sign-in, which ends the session.
  useLocation()
  return (
    <Page>
      <Head>
        <Logo to={publicHome().to} />
      </Head>
      <Main id="main" tabIndex={-1} width={width}>
        {children ?? <Outlet />}
      </Main>
      <Footer isSignedIn={false} />
    </Page>
  )
}
