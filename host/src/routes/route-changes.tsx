import { useEffect, useRef, useState } from 'react'
import { handlesOf, type RouteHandle } from '@invoice-card/remote/base'
import { clearFlowsExcept, type FlowName } from '@invoice-card/session'
import { RouteAnnouncer } from '@invoice-card/ui/base'
import { useLocation, useMatches } from 'react-router-dom'
import { remoteOf } from '../environment/remote-names.ts'
import { statusOf } from '../remotes/status.ts'
import { documentTitle, screenTitle } from '../navigation/document-title.ts'
import { focusStart, focusStartField } from '../navigation/focus-start.ts'

/**
 * After each navigation: title of the document, focus and announcement for who cannot see the change, and flow data of
 * flows that were left.
 */
export function RouteChanges() {
  const matches = useMatches()
  const handles = handlesOf(matches)
  const { pathname } = useLocation()
  const title = documentTitle(handles)
  const announced = screenTitle(handles) ?? ''
  const flows = flowsOf(handles)
  const [message, setMessage] = useState('')
  const shownPath = useRef(pathname)

  useEffect(() => {
    document.title = title
  }, [title])
  // The first screen of a document is announced by the browser; only who is to type at once is led to the field.
  useEffect(() => void focusStartField(), [])
  const screen = matches.at(-1)?.id
  // By its words, because the list is another one with every render.
  const flowNames = flows.join()
  useEffect(() => {
    if (isFlowKnown(pathname)) clearFlowsExcept(flows)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [flowNames, pathname, screen])
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    setMessage(announced)
    return focusStart()
  }, [pathname, announced])

  return <RouteAnnouncer message={message} />
}

/** The flow of the screen and those that lead into it. */
function flowsOf(handles: readonly RouteHandle[]): FlowName[] {
  const { flow, entries = [] } = handles.findLast(handle => handle.flow) ?? {}
  return flow === undefined ? [] : [flow, ...entries]
}

// While a remote is slow or down, only its path is there: after a reload in the middle of a flow everything typed still
// waits for it.
function isFlowKnown(pathname: string): boolean {
  const name = remoteOf(pathname)
  return name === undefined || statusOf(name) === 'ready'
}
