import type { DuePayment } from '@invoice-card/contracts'
import { payTogetherPath } from '@invoice-card/domain'
import { AppLink, ButtonLink, formatYen, HStack, Stack, Text } from '@invoice-card/ui'
import { type ComponentProps, useId } from 'react'
import { paths } from '../../navigation/paths.ts'
import type { PartlyUnknownSum, Sum } from './due-sums.tsx'
import { dueMessages as messages } from './messages.ts'

interface Due {
  /** Of the drafts and requests that one confirmation pays. */
  readonly draft_ids: readonly number[]
  readonly request_ids: readonly number[]
  readonly pre_items?: readonly Item[] | undefined
  /** What the drafts and requests come to, and the items: unknown of an older API. */
  readonly together?: PartlyUnknownSum | undefined
  readonly prepared?: Sum | undefined
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
export function PayDue({ draft_ids: drafts, request_ids: requests, due_payments, pre_items, ...sums }: Due) {
  const items = pre_items ?? due_payments.filter(({ kind }) => kind === 'prepared')
  const count = drafts.length + requests.length
  if (count + items.length === 0) return null
  const hasOthers = count > 0
  return (
    <HStack gap="4" alignItems="flex-start">
      {hasOthers && (
        <Press to={confirmationOf(drafts, requests)} sum={sums.together}>
          {messages.payDue({ drafts: drafts.length, requests: requests.length })}
        </Press>
      )}
      {items.length > 0 && (
        <Press variant={hasOthers ? 'secondary' : 'primary'} to={pathOfItems(items)} sum={sums.prepared}>
          {messages.payPrepared}
        </Press>
      )}
      {drafts.length > 1 && <AppLink to={`${paths.payments.getHref('draft')}?order=due`}>{messages.payDrafts}</AppLink>}
    </HStack>
  )
}

/** A press with what it pays: the sum above is that of all of them. */
function Press({ sum, ...button }: { sum: PartlyUnknownSum | undefined } & ComponentProps<typeof ButtonLink>) {
  const id = useId()
  if (!sum) return <ButtonLink {...button} />
  return (
    <Stack gap="1">
      <ButtonLink {...button} aria-describedby={id} />
      <Text id={id} size="sm" tone="muted">
        {sum.amount === 0 ? messages.pressUnknown(sum.count) : messages.pressSum(sum.count, cardTotalOf(sum))}
      </Text>
    </Stack>
  )
}

function cardTotalOf({ amount, commission_amount, without_amount_count: withoutAmount = 0 }: PartlyUnknownSum): string {
  const total = formatYen(amount + commission_amount)
  return withoutAmount === 0 ? total : messages.partlyUnknown(total, withoutAmount)
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
