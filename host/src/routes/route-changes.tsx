import { useEffect, useRef, useState } from 'react'
import { handlesOf } from '@invoice-card/remote/base'
import { clearFlowsExcept } from '@invoice-card/session'
import { RouteAnnouncer } from '@invoice-card/ui/base'
import { useLocation, useMatches } from 'react-router-dom'
import { remoteOf } from '../remotes/names.ts'
import { statusOf } from '../remotes/status.ts'
import { documentTitle, screenTitle } from './document-title.ts'
import { focusHeading } from './focus-heading.ts'

/** After each navigation: title of the document, focus and announcement for who cannot see the change, and flow data of flows that were left. */
export function RouteChanges() {
  const matches = useMatches()
  const handles = handlesOf(matches)
  const { pathname } = useLocation()
  const title = documentTitle(handles)
  const announced = screenTitle(handles) ?? ''
  const flow = handles.findLast(handle => handle.flow)?.flow ?? null
  const [message, setMessage] = useState('')
  const shownPath = useRef(pathname)

  useEffect(() => { document.title = title }, [title])
  const screen = matches.at(-1)?.id
  useEffect(() => { if (isFlowKnown(pathname)) clearFlowsExcept(flow) }, [flow, pathname, screen])
  useEffect(() => {
    // The first screen of a document is announced by the browser.
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    setMessage(announced)
    return focusHeading()
  }, [pathname, announced])

  return <RouteAnnouncer message={message} />
}

// While a remote is slow or down, only its path is there: after a reload in the middle of a flow everything typed still waits for it.
function isFlowKnown(pathname: string): boolean {
  const name = remoteOf(pathname)
  return name === undefined || statusOf(name) === 'ready'
}
