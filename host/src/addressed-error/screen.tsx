import { lazy, Suspense } from 'react'
import { Stack, styled, Text } from '@invoice-card/ui/base'
import { useParams } from 'react-router-dom'
import { PublicLayout } from '../layout/public-layout.tsx'
import { ErrorView, NotFoundView } from '../error/error-view.tsx'
import { errorMessages as messages, knownErrors } from '../error/messages.ts'
import { useIsSignedIn } from '../session/use-is-signed-in.ts'

const LoggedInLayout = lazy(async () => ({
  default: (await import(/* webpackChunkName: "signed-in" */ '../layout/logged-in-layout.tsx')).Component,
}))

// The address bar can say anything: enough for a message, too little for a letter.
const maxTitle = 60
const maxMessage = 300

const Quote = styled('blockquote', {
  base: {
    borderInlineStartWidth: '3px',
    borderColor: 'line.strong',
    paddingInlineStart: '4',
    textAlign: 'start',
    whiteSpace: 'pre-line',
    color: 'fg',
  },
})

/** `/error/{title}/{message}` and every unknown path: the same view, inside the shell for who is signed in. */
export function Component() {
  const { title, message } = useParams()
  const isSignedIn = useIsSignedIn()
  const view = title && message ? <AddressedError title={title} message={message} /> : <NotFoundView />
  if (!isSignedIn) return <PublicLayout>{view}</PublicLayout>
  return (
    <Suspense fallback={null}>
      <LoggedInLayout>{view}</LoggedInLayout>
    </Suspense>
  )
}

/**
 * Only our own sentences are shown as ours. Anybody can write a link, so other words stand under a heading that says
 * whose they are.
 */
function AddressedError({ title, message }: { title: string; message: string }) {
  if (knownErrors.some(known => known.title === title && known.message === message))
    return <ErrorView title={title} message={message} />
  return (
    <ErrorView
      title={messages.linkTitle}
      message={
        <Stack gap="4">
          <Text tone="muted">{messages.link}</Text>
          <Quote>
            {title.slice(0, maxTitle)}
            {'\n'}
            {message.slice(0, maxMessage)}
          </Quote>
        </Stack>
      }
    />
  )
}
