import { useEffect, useRef, useState } from 'react'
import { handlesOf } from '@invoice-card/remote/base'
import { useLocation, useMatches } from 'react-router-dom'
import { screenTitle } from '../navigation/document-title.ts'
import { analyticsMessages as messages } from './messages.ts'
import { measuredPath } from './measured-path.ts'

/**
 * The containers, in a document of another origin: the page's policy lets no script of theirs run here
 * (docs/decisions/0023). It is given the pattern of the path and the screen's title, and is not even there on screens
 * that are not measured.
 */
export function Component({ src }: { src: string }) {
  const path = measuredPath(useLocation().pathname)
  const title = screenTitle(handlesOf(useMatches())) ?? ''
  const { origin } = new URL(src)
  // On our own origin the containers would reach the tokens.
  if (path === null || origin === location.origin) return null
  return <Frame src={src} origin={origin} path={path} title={title} />
}

function Frame({ src, origin, path, title }: { src: string; origin: string; path: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage({ type: 'page', path, title }, origin)
  }, [isReady, path, title, origin])
  return (
    <iframe
      ref={frame}
      src={src}
      title={messages.frame}
      hidden
      tabIndex={-1}
      sandbox="allow-scripts allow-same-origin"
      onLoad={() => setReady(true)}
    />
  )
}
