import { useFeatures } from '@invoice-card/remote'
import { ButtonLink, Page } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

/** The frame of this remote's lists. */
export function CollectionPage({ children }: { children: ReactNode }) {
  const isOn = useFeatures().collections
  return (
    <Page
      title={messages.title}
      description={isOn ? messages.description : messages.off}
      actions={isOn && <ButtonLink to={paths.create}>{messages.create}</ButtonLink>}
    >
      {children}
    </Page>
  )
}
