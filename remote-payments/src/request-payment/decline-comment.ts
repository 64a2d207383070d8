import { survivesSession, tabWorkAtom } from '@invoice-card/session'
import { useAtom } from 'jotai'

const none: Readonly<Record<number, string>> = {}
const commentsAtom = tabWorkAtom('declineComments', none)
survivesSession(commentsAtom)

/** What is typed to the seller of a request that is turned down, stored until it is sent. */
export function useDeclineComment(invoiceId: number) {
  const [comments, setComments] = useAtom(commentsAtom)
  return {
    comment: comments[invoiceId] ?? '',
    setComment: (comment: string) => setComments(all => ({ ...all, [invoiceId]: comment })),
    clear: () => setComments(({ [invoiceId]: _sent, ...others }) => others),
  }
}
