import { auditChainOf } from '../../platform/audit/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import type { Context } from '../../platform/http/public.ts'
import { answerFinishedGroup } from './finished-group.ts'
import { discardItems, findLive, lockItems } from './item-store.ts'

type Item = Awaited<ReturnType<typeof lockItems>>[number]

/**
 * Puts aside those items of a group that `choose` names, none where one of them is being paid. Their locks stop
 * a payment from claiming one meanwhile.
 */
export const discard = (
  { db: pool, session: { company_id, user_id }, now }: Context,
  groupId: number,
  choose: (items: readonly Item[]) => readonly Item[],
  refuse: (code: 'pre_item_payment_in_progress') => never,
): Promise<void> =>
  changeBooks(pool, async books => {
    const { db } = books
    const items = await books.lock('preparedItem', `of group ${groupId}`, () => lockItems(db, company_id, groupId))
    const chosen = choose(items)
    if (chosen.length === 0) return
    if (
      (
        await findLive(
          db,
          chosen.map(({ claimed_by }) => claimed_by),
        )
      ).length > 0
    )
      refuse('pre_item_payment_in_progress')
    const ids = chosen.map(({ id }) => id)
    await discardItems(db, ids, now())
    books.audit({
      chain: auditChainOf(company_id),
      at: now(),
      actor: `user:${user_id}`,
      action: 'pre_items.discarded',
      subject: `pre_group:${groupId}`,
      detail: { ids },
    })
    await answerFinishedGroup(books, { groupId, companyId: company_id }, now())
  })
