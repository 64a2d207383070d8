import { useFeatures, useIsCompanyFrozen } from '@invoice-card/remote'
import { ButtonLink, Page, Stack } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { FrozenNotice } from '@invoice-card/remote/frozen-notice'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

/** The frame of this remote's lists. */
export function CollectionPage({ children }: { children: ReactNode }) {
  const isOn = useFeatures().takesNew
  const isFrozen = useIsCompanyFrozen()
  const actions = (
    <>
      <ButtonLink to={paths.schedules} variant="secondary">
        {messages.schedules}
      </ButtonLink>
      {isOn && !isFrozen && <ButtonLink to={paths.create}>{messages.create}</ButtonLink>}
    </>
  )
  return (
    <Page title={messages.title} description={isOn ? undefined : messages.off} actions={actions}>
      <Stack gap="5">
        <FrozenNotice />
        {children}
      </Stack>
    </Page>
  )
}
