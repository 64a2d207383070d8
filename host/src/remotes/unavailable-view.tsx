import { ErrorView } from '../error/error-view.tsx'
import { messages } from './messages.ts'

/** `slow`: it may still come. `broken`: it came and threw, which only a new document mends. */
export type Problem = 'failed' | 'slow' | 'broken'

interface Props {
  readonly problem?: Problem
  readonly isLoading: boolean
  readonly onRetry: () => void
}

/** In the place of a screen that could not be loaded; header and menus around it keep working. */
export const UnavailableView = ({ problem = 'failed', isLoading, onRetry }: Props) => (
  <ErrorView
    title={problem === 'slow' ? messages.slowTitle : messages.title} message={messages[problem]}
    retryLabel={problem === 'broken' ? messages.reload : undefined} isRetrying={isLoading} onRetry={onRetry}
  />
)
