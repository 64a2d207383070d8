import { useIsPaymentOffered, useUserInformation } from '@invoice-card/remote'
import { AppLink, Card, Section, Stack, styled, Text } from '@invoice-card/ui'
import { paths } from '../../navigation/paths.ts'
import { useAvailability, useTakesNew } from '../../remotes/availability.ts'
import { Quiet } from '../parts/quiet.tsx'
import { startMessages as messages } from './messages.ts'

const Step = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2rem 1fr',
    columnGap: '4',
    paddingBlock: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    '&:first-child': { borderTopWidth: 0 },
  },
})
const Mark = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    borderRadius: 'full',
    bg: 'accent.50',
    color: 'fg.accent',
    fontWeight: 'bold',
  },
})

/** What a company that has done nothing yet can begin with. */
export function FirstSteps() {
  const isPaymentOffered = useIsPaymentOffered()
  const isUnderReview = useUserInformation()?.registration_status === 'under_review'
  const mayPay = useAvailability('remote_payments') === true && !isUnderReview
  const hasSuppliers = useAvailability('remote_suppliers') === true
  const mayAsk = useTakesNew('remote_collections') === true
  // The notice at the head of the page says why.
  if (!isPaymentOffered) return null
  const steps = [
    mayPay && { ...messages.pay, to: paths.payments.getHref('create') },
    hasSuppliers && { ...messages.supplier, to: paths.addSupplier.getHref() },
    mayAsk && {
      link: messages.request.link,
      text: isUnderReview ? messages.request.textUnderReview : messages.request.text,
      to: paths.collections.getHref('create'),
    },
  ].filter(step => step !== false)
  return (
    <Section title={messages.title} description={messages.description}>
      <Card inset="none">
        <Quiet>
          <ol>
            {steps.map(({ to, link, text }, index) => (
              <Step key={to}>
                <Mark aria-hidden>{index + 1}</Mark>
                <Stack gap="1">
                  <AppLink to={to} fontWeight="bold">
                    {link}
                  </AppLink>
                  <Text tone="muted" size="sm">
                    {text}
                  </Text>
                </Stack>
              </Step>
            ))}
          </ol>
        </Quiet>
      </Card>
    </Section>
  )
}
