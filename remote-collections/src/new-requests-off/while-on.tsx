import { useFeatures } from '@invoice-card/remote'
import { type ReactNode, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'

/**
 * Around the screens on which a request is made. Switched off, the screen on which somebody stands stays until it is
 * left: what is typed there must not go away under the hands, and the server refuses to send it. Every other is `off`.
 */
export function WhileOn({ off }: { readonly off: ReactNode }) {
  const isOn = useFeatures().takesNew
  const { pathname } = useLocation()
  const [shown, setShown] = useState<string | null>(null)
  if (isOn && shown !== pathname) setShown(pathname)
  return isOn || shown === pathname ? <Outlet /> : off
}
