import type { Account, Supplier } from '@invoice-card/contracts'
import { accountLine } from '@invoice-card/domain'
import { useListState } from '@invoice-card/list'
import {
  AppLink,
  Box,
  ButtonLink,
  Card,
  EmptyState,
  focusHome,
  HStack,
  Presence,
  Section,
  Stack,
  Text,
  TextButton,
  touchRows,
} from '@invoice-card/ui'
import { useState } from 'react'
import { AccountFacts } from '../common/account-facts.tsx'
import { useIsCompanyFrozen } from '@invoice-card/remote'
import { paths } from '../paths.ts'
import { DeleteAccount } from './delete-account.tsx'
import { messages } from './messages.ts'

const words = messages.accounts

/** The accounts that money can go to, and what may be done with them; a rejected supplier's stay as they are. */
export function Accounts({ supplier }: { supplier: Supplier }) {
  const { id, accounts, deleted_accounts = [] } = supplier
  const [deleting, setDeleting] = useState<Account>()
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
    <Box display="contents" {...focusHome('h2')}>
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
                {!isFixed && (
                  <TextButton
                    size="sm"
                    aria-label={words.label(words.delete, account.account_number)}
                    onClick={() => setDeleting(account)}
                  >
                    {words.delete}
                  </TextButton>
                )}
              </HStack>
            </Stack>
          </Card>
        ))}
        {deleted_accounts.length > 0 && <DeletedAccounts supplierId={id} accounts={deleted_accounts} />}
      </Section>
      <Presence>
        {deleting && <DeleteAccount supplierId={id} account={deleting} onClose={() => setDeleting(undefined)} />}
      </Presence>
    </Box>
  )
}

/** What is left of accounts that were taken out of use. */
function DeletedAccounts({ supplierId, accounts }: { supplierId: number; accounts: readonly Account[] }) {
  const state = useListState()
  return (
    <Stack gap="1">
      <Text size="sm" tone="muted">
        {words.deleted}
      </Text>
      <Box as="ul" fontSize="sm" css={touchRows}>
        {accounts.map(account => (
          <li key={account.id}>
            <AppLink to={paths.accountChanges(supplierId, account.id)} state={state}>
              {words.changesOf(accountLine(account))}
            </AppLink>
          </li>
        ))}
      </Box>
    </Stack>
  )
}
