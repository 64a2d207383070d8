import type { Supplier } from '@invoice-card/contracts'
import { useListState } from '@invoice-card/list'
import { AppLink, ButtonLink, Card, EmptyState, HStack, Section, Stack } from '@invoice-card/ui'
import { AccountFacts } from '../common/account-facts.tsx'
import { useIsCompanyFrozen } from '../common/use-is-company-frozen.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const words = messages.accounts

/** The accounts that money can go to, and what may be done with them; a rejected supplier's stay as they are. */
export function Accounts({ supplier }: { supplier: Supplier }) {
  const { id, accounts } = supplier
  // The link back leads to the list as it was left.
  const state = useListState()
  const isFrozen = useIsCompanyFrozen()
  const isFixed = isFrozen || supplier.status === 'Rejected'
  const add = !isFixed && (
    <ButtonLink variant="secondary" size="sm" icon="add" to={paths.addAccount(id)} state={state}>
      {words.add}
    </ButtonLink>
  )
  return (
    <Section title={words.title} actions={accounts.length > 0 && add}>
      {accounts.length === 0 && (
        <Card>
          <EmptyState
            scene="supplier"
            level="h3"
            title={words.none.title}
            description={isFixed ? undefined : words.none.description}
            action={add}
          />
        </Card>
      )}
      {accounts.map(account => (
        <Card key={account.id}>
          <Stack gap="3">
            <AccountFacts account={account} />
            <HStack gap="5" fontSize="sm">
              {!isFixed && (
                <AppLink
                  to={paths.editAccount(id, account.id)}
                  state={state}
                  aria-label={words.label(words.edit, account.account_number)}
                >
                  {words.edit}
                </AppLink>
              )}
              <AppLink
                to={paths.accountChanges(id, account.id)}
                state={state}
                aria-label={words.label(words.changes, account.account_number)}
              >
                {words.changes}
              </AppLink>
            </HStack>
          </Stack>
        </Card>
      ))}
    </Section>
  )
}
