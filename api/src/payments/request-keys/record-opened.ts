import type { PublicContext } from '../../platform/http/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import { keyStateOf } from './key-state.ts'
import { lockRequestOfKey, markOpened } from './store.ts'

type Sources = Pick<PublicContext, 'db' | 'now'>

/**
 * Records for its seller, once, that somebody came by a link; not of a request that ended, or was addressed to somebody
 * else, at the same moment.
 */
export const recordOpened = ({ db: pool, now }: Sources, key: string): Promise<void> =>
  changeBooks(pool, async books => {
    const request = await lockRequestOfKey(books, key)
    if (!request || keyStateOf(request, now()) !== 'valid' || !(await markOpened(books.db, request.id, now()))) return
    books.addEvent({ invoice_id: request.id, kind: 'opened', actor: 'link', at: now() })
  })
