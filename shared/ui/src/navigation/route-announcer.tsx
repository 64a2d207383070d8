import { VisuallyHidden } from '../layout/primitives.tsx'

/** Reads `message` out when it changes: give it the title of the page after a navigation. */
export function RouteAnnouncer({ message }: { message: string }) {
  return (
    <VisuallyHidden aria-live="assertive" aria-atomic="true">
      {message}
    </VisuallyHidden>
  )
}
