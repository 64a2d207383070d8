import { useFeatures } from '@invoice-card/remote'
import { ButtonLink, Page } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

/** The frame of this remote's lists. */
export function CollectionPage({ children }: { children: ReactNode }) {
  const isOn = useFeatures().takesNew
  const actions = (
    <>
      <ButtonLink to={paths.schedules} variant="secondary">
        {messages.schedules}
      </ButtonLink>
      {isOn && <ButtonLink to={paths.create}>{messages.create}</ButtonLink>}
    </>
  )
  return (
    <Page title={messages.title} description={isOn ? messages.description : messages.off} actions={actions}>
      {children}
    </Page>
  )
}
