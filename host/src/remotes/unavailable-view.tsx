import { ErrorView } from '../error/error-view.tsx'
import { traceOf } from '../reports/trace-of.ts'
import { messages } from './messages.ts'

/** `slow`: it may still come. `broken`: it came and threw, which only a new document mends. */
export type Problem = 'failed' | 'slow' | 'broken'

interface Props {
  readonly problem?: Problem
  /** The shell itself is missing, and its menus with it. */
  readonly isShell?: boolean
  readonly isLoading: boolean
  /** What failed, where it is known. */
  readonly error?: unknown
  readonly onRetry: () => void
}

/** In the place of a screen that could not be loaded; header and menus around it keep working. */
export const UnavailableView = ({ problem = 'failed', isShell, isLoading, error, onRetry }: Props) => (
  <ErrorView
    title={problem === 'slow' ? messages.slowTitle : messages.title}
    message={navigator.onLine ? messages[problem] + (isShell ? '' : messages.others) : messages.offline}
    reference={problem === 'slow' || !navigator.onLine ? null : error === undefined ? undefined : traceOf(error)}
    retryLabel={problem === 'broken' ? messages.reload : undefined}
    isRetrying={isLoading}
    onRetry={onRetry}
  />
)
