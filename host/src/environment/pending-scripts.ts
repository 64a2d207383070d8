/** Marks a script that a loader waits for; loaders take the element out of the document once it has come or failed. */
export const markPending = (script: HTMLScriptElement): void => {
  script.dataset.pending = ''
}

/**
 * Ends the wait for scripts that hang, as if each had failed: a loader that waits for one would hand its wait on to all
 * that asks next. Returns their URLs.
 */
export function cancelPendingScripts(): string[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[data-pending]')]
  for (const script of scripts) script.dispatchEvent(new Event('error'))
  return scripts.map(({ src }) => src)
}
