import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Analytics } from '../analytics/analytics.tsx'
import { MessageViewer } from '../app/message-viewer.tsx'
import { ToastViewer } from '../app/toast-viewer.tsx'
import { OverlayViewer } from '../app/overlay-viewer.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { RouteChanges } from './route-changes.tsx'

/** Around every screen: what belongs to the document and not to a screen. */
export const Root = () => (
  <>
    <NavigationBar />
    <RouteChanges />
    <Outlet />
    <OverlayViewer />
    <MessageViewer />
    <ToastViewer />
    <Analytics />
    <ScrollRestoration />
  </>
)
