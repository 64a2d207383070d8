import { StrictMode } from 'react'
import { failedTraceId, setCallOrigin } from '@invoice-card/api-client'
import { idle, providePublicEnvironment } from '@invoice-card/remote/base'
import { serverNow, store } from '@invoice-card/session'
import { setClock, setErrorReference, UiProvider } from '@invoice-card/ui/base'
import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { publicEnvironment } from '../environment/public-environment.ts'
import { watchEnvironment } from '../environment/watch.ts'
import { reportError, reportUncaught } from '../reports/report.ts'
import { currentScreen } from '../reports/route.ts'
import { startAtSignIn } from '../session/guard.ts'
import { watchSessionEnd } from '../session/watch-session-end.ts'
import { createRouter } from './router.ts'

/** Starts the product in `element`. */
export function start(element: HTMLElement): void {
  reportUncaught()
  setCallOrigin(currentScreen)
  setErrorReference(failedTraceId)
  setClock(serverNow)
  providePublicEnvironment(publicEnvironment)
  watchEnvironment()
  startAtSignIn()
  const router = createRouter()
  watchSessionEnd((to, options) => router.navigate(to, options))
  void idle()
    .then(() => import(/* webpackChunkName: "later" */ '../reports/vitals.ts'))
    .then(({ reportVitals }) => reportVitals(), reportError)
  createRoot(element).render(
    <StrictMode>
      <Provider store={store}>
        <UiProvider>
          <RouterProvider router={router} />
        </UiProvider>
      </Provider>
    </StrictMode>,
  )
}
