import { ErrorView } from '../error/error-view.tsx'
import { messages } from './messages.ts'

interface Props {
  readonly isSlow?: boolean
  readonly isLoading: boolean
  readonly onRetry: () => void
}

/** In the place of a screen that could not be loaded; header and menus around it keep working. */
export const UnavailableView = ({ isSlow = false, isLoading, onRetry }: Props) =>
  <ErrorView title={messages.title} message={isSlow ? messages.slow : messages.failed} isRetrying={isLoading} onRetry={onRetry} />
