import { useFeatures } from '@invoice-card/remote'
import { invoiceDisplayId } from '@invoice-card/domain'
import {
  CompanyName,
  AppLink,
  ButtonLink,
  Card,
  CopyButton,
  DescriptionList,
  DescriptionRow,
  formatDate,
  HStack,
  Money,
  Section,
  Stack,
  styled,
} from '@invoice-card/ui'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { RequestFlowPage } from '../request-flow/flow-page.tsx'
import { readRequestFlow } from '../request-flow/store.ts'
import { SharedLink } from '../request/shared-link/shared-link.tsx'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const { facts, next: words } = messages
const Steps = styled('ol', {
  base: { listStyleType: 'decimal', paddingInlineStart: '6', display: 'flex', flexDirection: 'column', gap: '2' },
})

/** /collections/complete: what happens next, and the link to the request. */
export function CompleteScreen() {
  const isOn = useFeatures().takesNew
  // As it was when the screen opened: the flow is cleared while the screen is left.
  const [flow] = useState(readRequestFlow)
  if (flow.stage !== 'settled') return <Navigate to={paths.list('request')} replace />
  const { made, isMailed } = flow
  const { id, buyerName, email, amountYen, depositDate, expiresAt, sharedLink } = made
  const way = isMailed ? 'mail' : 'link'
  const displayId = invoiceDisplayId(id)
  return (
    <RequestFlowPage
      step={5}
      title={messages.title[way]}
      description={messages.lead[way](buyerName)}
      width="md"
      isLocked
    >
      <Stack gap="6">
        <Card>
          <Section title={facts.title}>
            <DescriptionList>
              <DescriptionRow term={facts.id}>
                <AppLink to={paths.detail('request', id)}>{displayId}</AppLink>{' '}
                <CopyButton text={displayId} label={facts.id} />
              </DescriptionRow>
              <DescriptionRow term={facts.buyer}>
                <CompanyName>{buyerName}</CompanyName>
              </DescriptionRow>
              <DescriptionRow term={facts.amount}>
                <Money amountYen={amountYen} />
              </DescriptionRow>
            </DescriptionList>
          </Section>
        </Card>
        <Card>
          <Section title={words.title}>
            <Steps>
              <li>{isMailed ? words.mail(email) : words.link}</li>
              <li>{expiresAt === null ? words.payUndated : words.pay(formatDate(expiresAt, { withTime: true }))}</li>
              <li>{words.deposit(formatDate(depositDate))}</li>
            </Steps>
          </Section>
        </Card>
        {sharedLink !== null && (
          <Card>
            <Section title={messages.link.title} description={messages.link.help}>
              <SharedLink link={sharedLink} request={made} />
            </Section>
          </Card>
        )}
        <HStack>
          <ButtonLink to={paths.detail('request', id)}>{messages.detail}</ButtonLink>
          {isOn && (
            <ButtonLink variant="secondary" to={paths.create}>
              {messages.another}
            </ButtonLink>
          )}
        </HStack>
      </Stack>
    </RequestFlowPage>
  )
}
