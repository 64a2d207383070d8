import type { externalClients, preGroups } from '@invoice-card/contracts'
import { findClientFile } from '../../platform/files/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { announceUpload, completeUpload } from '../invoice-files/public.ts'
import { discard } from './discard.ts'
import { registerGroup } from './register-group.ts'
import { countGroups, countOpenItemsOf, findClientGroup, findGroup, listGroups, listItems } from './store.ts'
import { toGroup, toState, toSummary } from './view.ts'

export const preGroupsHandlers: ApiHandlers<typeof preGroups> = {
  listPreGroups: async ({ query }, { db, session }) => {
    const { company_id } = session
    const [groups, count, count_open_items] = await Promise.all([
      listGroups(db, company_id, query),
      countGroups(db, company_id),
      countOpenItemsOf(db, company_id),
    ])
    return { pre_groups: groups.map(toSummary), count, count_open_items }
  },

  getPreGroup: async ({ params, refuse }, { db, session, now }) => {
    const group = (await findGroup(db, session.company_id, params.id)) ?? refuse('pre_group_not_found')
    return toGroup(db, session.company_id, group, await listItems(db, group.id), now())
  },

  discardPreGroup: async ({ params, refuse }, context) => {
    await discard(
      context,
      params.id,
      items => {
        if (items.length === 0) refuse('pre_group_not_found')
        return items.filter(({ payment_id }) => payment_id === null)
      },
      refuse,
    )
    return {}
  },

  discardPreItem: async ({ params, refuse }, context) => {
    await discard(
      context,
      params.id,
      items => {
        const item = items.find(({ id }) => id === params.preId) ?? refuse('pre_item_not_found')
        return item.payment_id === null ? [item] : refuse('pre_item_already_registered')
      },
      refuse,
    )
    return {}
  },
}

export const externalClientsHandlers: ApiHandlers<typeof externalClients> = {
  createExternalUploadUrl: ({ body, refuse }, context) => announceUpload(context, context.client, body, refuse),

  completeExternalUpload: async ({ body, refuse }, context) => {
    const { company_id } = context.client
    if (!(await findClientFile(context.db, context.client, body.file_id))) refuse('file_not_found')
    const { id, file_name, content_type, size_bytes, page_count } = await completeUpload(
      { ...context, session: { company_id } },
      body.file_id,
      refuse,
    )
    return { file_id: id, file_name, content_type, size_bytes, page_count }
  },

  createPreGroup: async ({ body, refuse }, context) => {
    const group = await registerGroup(context, body.items, refuse)
    return toState(group, await listItems(context.db, group.id))
  },

  getPreGroupState: async ({ params, refuse }, { db, client }) => {
    const group = (await findClientGroup(db, client, params.id)) ?? refuse('pre_group_not_found')
    return toState(group, await listItems(db, group.id))
  },
}
