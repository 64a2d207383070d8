import type { ExternalIntegration } from '@invoice-card/contracts'
import { scopeWordsOf } from '@invoice-card/domain'
import { Button, Card, DateText, DescriptionList, DescriptionRow, Heading, Stack, styled, Text } from '@invoice-card/ui'
import { messages } from './messages.ts'

const Head = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    justifyContent: 'space-between',
    alignItems: { base: 'stretch', sm: 'flex-start' },
    gap: '3',
  },
})

/** What one program may do, since when, and when it last did. */
export function ProgramCard({ program, onEnd }: { program: ExternalIntegration; onEnd: () => void }) {
  const { client_name, scopes, connected_at, last_used_at, expires_at } = program
  return (
    <Card as="article" aria-label={client_name}>
      <Stack gap="4">
        <Head>
          <Heading as="h2" size="md">
            {client_name}
          </Heading>
          <Button variant="secondary" size="sm" aria-label={messages.endOf(client_name)} onClick={onEnd}>
            {messages.end}
          </Button>
        </Head>
        <DescriptionList>
          <DescriptionRow term={messages.allows}>
            <ScopeList scopes={scopes} />
          </DescriptionRow>
          <DescriptionRow term={messages.lastUsed}>
            {last_used_at ? (
              <DateText value={last_used_at} withTime />
            ) : (
              <Text as="span" tone="muted">
                {messages.neverUsed}
              </Text>
            )}
          </DescriptionRow>
          <DescriptionRow term={messages.connected}>
            <DateText value={connected_at} withTime />
          </DescriptionRow>
          <DescriptionRow term={messages.expires}>
            <DateText value={expires_at} />
          </DescriptionRow>
        </DescriptionList>
      </Stack>
    </Card>
  )
}

export const ScopeList = ({ scopes }: { scopes: readonly string[] }) => (
  <ul>
    {scopes.map(scope => (
      <li key={scope}>{scopeWordsOf(scope)}</li>
    ))}
  </ul>
)
