/** Comes when the browser has nothing else to do. Safari has no requestIdleCallback. */
export const idle = () =>
  new Promise<void>(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5000 })
    else setTimeout(resolve, 500)
  })
