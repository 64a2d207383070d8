import type { DuePayment } from '@invoice-card/contracts'
import { payTogetherPath } from '@invoice-card/domain'
import { AppLink, ButtonLink, HStack } from '@invoice-card/ui'
import { paths } from '../../navigation/paths.ts'
import { dueMessages as messages } from './messages.ts'

interface Due {
  /** Of the drafts and requests that one confirmation pays. */
  readonly draft_ids: readonly number[]
  readonly request_ids: readonly number[]
  readonly pre_items?: readonly Item[] | undefined
  /** The rows that are shown: of an older API only their items are known. */
  readonly due_payments: readonly DuePayment[]
}

interface Item {
  readonly id: number
  readonly pre_group_id: number | null
}

/**
 * One press from what is due to where it is paid, shown in the list or not: drafts and requests to their confirmation,
 * what programs prepared to its item. Drafts are paid one after the other, too.
 */
export function PayDue({ draft_ids: drafts, request_ids: requests, due_payments, pre_items }: Due) {
  const items = pre_items ?? due_payments.filter(({ kind }) => kind === 'prepared')
  const count = drafts.length + requests.length
  if (count + items.length === 0) return null
  const hasOthers = count > 0
  return (
    <HStack gap="4">
      {hasOthers && (
        <ButtonLink to={confirmationOf(drafts, requests)}>
          {messages.payDue({ drafts: drafts.length, requests: requests.length })}
        </ButtonLink>
      )}
      {items.length > 0 && (
        <ButtonLink variant={hasOthers ? 'secondary' : 'primary'} to={pathOfItems(items)}>
          {messages.payPrepared}
        </ButtonLink>
      )}
      {drafts.length > 1 && <AppLink to={`${paths.payments.getHref('draft')}?order=due`}>{messages.payDrafts}</AppLink>}
    </HStack>
  )
}

/** A request alone has a confirmation of its own. */
function confirmationOf(drafts: readonly number[], requests: readonly number[]): string {
  const [request] = requests
  if (request !== undefined && drafts.length + requests.length === 1) return paths.requestPayment.getHref(request)
  return payTogetherPath({ drafts, requests })
}

/** One item to its form; several to where they are chosen. */
function pathOfItems(items: readonly Item[]): string {
  const [group, ...others] = [...new Set(items.map(({ pre_group_id }) => pre_group_id ?? 0))]
  if (group === undefined || others.length > 0) return paths.preparedGroups
  const [item] = items
  return item && items.length === 1 ? paths.preparedItem.getHref(group, item.id) : paths.preparedGroup.getHref(group)
}
