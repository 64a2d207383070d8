import { readTokens } from '@invoice-card/session'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { PublicLayout } from '../layout/public-layout.tsx'
import { ErrorView, NotFoundView } from './error-view.tsx'

const LoggedInLayout = lazy(async () => ({ default: (await import('../layout/logged-in-layout.tsx')).Component }))

// The address bar can say anything: enough for a message, too little for a letter.
const maxTitle = 60
const maxMessage = 300

/** `/error/{title}/{message}` and every unknown path: the same view, inside the shell for who is signed in. */
export function Component() {
  const { title, message } = useParams()
  const view = title && message ? <ErrorView title={title.slice(0, maxTitle)} message={message.slice(0, maxMessage)} /> : <NotFoundView />
  if (!readTokens()) return <PublicLayout>{view}</PublicLayout>
  return <Suspense fallback={null}><LoggedInLayout>{view}</LoggedInLayout></Suspense>
}
