import { useEffect, type ReactNode } from 'react'
import { ButtonLink, ErrorState } from '@invoice-card/ui/base'
import { documentTitle } from '../navigation/document-title.ts'
import { paths } from '../navigation/paths.ts'
import { useIsSignedIn } from '../session/use-is-signed-in.ts'
import { errorMessages as messages } from './messages.ts'

interface ErrorViewProps {
  title: string
  message: NonNullable<ReactNode>
  onRetry?: () => void
  retryLabel?: string
  isRetrying?: boolean
  /** What to quote to the support; null where nothing failed. */
  reference?: string | null
}

/** The one view for everything that went wrong on the way to a screen. Title and message are text, never markup. */
export function ErrorView({ title, message, onRetry, retryLabel, isRetrying, reference }: ErrorViewProps) {
  const isSignedIn = useIsSignedIn()
  return (
    <ErrorState
      level="h1"
      title={title}
      description={message}
      onRetry={onRetry}
      retryLabel={retryLabel}
      isRetrying={isRetrying}
      reference={reference}
      action={
        <ButtonLink
          variant={onRetry ? 'secondary' : 'primary'}
          to={isSignedIn ? paths.topPage.getHref() : paths.signIn.getHref()}
        >
          {isSignedIn ? messages.toTop : messages.toSignIn}
        </ButtonLink>
      }
    />
  )
}

/** In the place of everything that is switched off for the company. */
export const OffView = () => <TitledError title={messages.offTitle} message={messages.off} />

export const NotFoundView = () => <TitledError title={messages.notFoundTitle} message={messages.notFound} />

/** Names the document, too: the route of a path that leads to no screen has no title. */
function TitledError({ title, message }: Pick<ErrorViewProps, 'title' | 'message'>) {
  useEffect(() => {
    const titleBefore = document.title
    document.title = documentTitle([{ title }])
    return () => {
      document.title = titleBefore
    }
  }, [title])
  return <ErrorView title={title} message={message} />
}
