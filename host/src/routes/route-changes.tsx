import { useEffect, useRef, useState } from 'react'
import { handlesOf } from '@invoice-card/remote/base'
import { clearFlowsExcept } from '@invoice-card/session'
import { RouteAnnouncer } from '@invoice-card/ui/base'
import { useLocation, useMatches } from 'react-router-dom'
import { documentTitle, screenTitle } from './document-title.ts'
import { focusHeading } from './focus-heading.ts'

/** After each navigation: title of the document, focus and announcement for who cannot see the change, and flow data of flows that were left. */
export function RouteChanges() {
  const handles = handlesOf(useMatches())
  const { pathname } = useLocation()
  const title = documentTitle(handles)
  const announced = screenTitle(handles) ?? ''
  const flow = handles.findLast(handle => handle.flow)?.flow ?? null
  const [message, setMessage] = useState('')
  const shownPath = useRef(pathname)

  useEffect(() => { document.title = title }, [title])
  useEffect(() => clearFlowsExcept(flow), [flow, pathname])
  useEffect(() => {
    // The first screen of a document is announced by the browser.
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    setMessage(announced)
    return focusHeading()
  }, [pathname, announced])

  return <RouteAnnouncer message={message} />
}
