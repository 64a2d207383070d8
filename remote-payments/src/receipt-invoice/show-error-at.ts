import { flushSync } from 'react-dom'

/**
 * Reports an error and gives its control the focus, so that it is read out with it. The error has to stand there first:
 * a text that is added to a control that has the focus is not read.
 */
export function showErrorAt(control: HTMLElement | null, showError: () => void): void {
  flushSync(showError)
  control?.focus()
}
