import { SessionEndedError } from '@invoice-card/api-client'
import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom'
import { reportError } from '../reports/report.ts'
import { traceOf } from '../reports/trace-of.ts'
import { ErrorView, NotFoundView } from './error-view.tsx'
import { errorMessages as messages } from './messages.ts'

/** What stands in place of a screen that threw: the shell around it keeps working, and trying again needs no reload. */
export function ScreenError() {
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const isRetrying = useNavigation().state !== 'idle'
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  // The end of the session is already leading away from here.
  const isLeaving = error instanceof SessionEndedError
  useEffect(() => {
    if (!isNotFound && !isLeaving) reportError(error)
  }, [error, isNotFound, isLeaving])

  if (isLeaving) return null
  if (isNotFound) return <NotFoundView />
  return (
    <ErrorView
      title={messages.brokenTitle}
      message={messages.broken}
      reference={traceOf(error)}
      isRetrying={isRetrying}
      onRetry={() => void navigate(location, { replace: true, state: location.state })}
    />
  )
}
