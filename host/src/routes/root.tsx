import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Analytics } from '../analytics/analytics.tsx'
import { MessageViewer } from '../viewers/message-viewer.tsx'
import { ToastViewer } from '../viewers/toast-viewer.tsx'
import { OverlayViewer } from '../viewers/overlay-viewer.tsx'
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
