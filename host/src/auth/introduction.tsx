import { Heading, Stack, styled, Text } from '@invoice-card/ui/base'
import { stateOf, useLiveToggles } from '../environment/watch.ts'
import { useServiceFacts } from '../outline/use-service-facts.ts'
import { introductionMessages as messages } from './introduction-messages.ts'

const Facts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '7rem 1fr' },
    columnGap: '4',
    '& dt': { fontWeight: 'bold', paddingTop: { base: '4', sm: '3' } },
    '& dd': { minWidth: 0, paddingTop: { base: '0', sm: '3' }, paddingBottom: '3', borderBottomWidth: '1px' },
    '& dt, & dd': { borderColor: 'line' },
    '& dd:last-child': { borderBottomWidth: 0 },
  },
})

/** What the service is, for somebody who comes to the sign-in screen for the first time. */
export function Introduction() {
  const { facts, error } = useServiceFacts()
  const areCollectionsOn = stateOf(useLiveToggles(), 'collections') !== 'off'
  return (
    <Stack as="section" gap="5" aria-labelledby="introduction-title">
      <Heading as="h2" size="lg" id="introduction-title">
        {messages.title}
      </Heading>
      <Text>{messages.lead}</Text>
      <Facts>
        {messages.facts.map(([term, fact]) => (
          <Fact key={term} term={term} fact={fact} />
        ))}
        {/* Last, so that nothing moves when it comes. */}
        {facts && (
          <Fact term={messages.fee} fact={messages.feeOf(facts.commission_rate, facts.minimum_commission_amount)} />
        )}
      </Facts>
      {/* Once nothing comes above it any more. */}
      {areCollectionsOn && (facts !== null || error !== undefined) && (
        <Stack gap="2">
          <Heading as="h3" size="sm">
            {messages.collections.title}
          </Heading>
          <Text>{messages.collections.text}</Text>
        </Stack>
      )}
    </Stack>
  )
}

const Fact = ({ term, fact }: { term: string; fact: string }) => (
  <>
    <dt>{term}</dt>
    <dd>{fact}</dd>
  </>
)
