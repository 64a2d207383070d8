import { notify } from '@invoice-card/events'
import { japanDay } from '@invoice-card/domain'
import { download } from '@invoice-card/list'
import { TextButton } from '@invoice-card/ui'
import { useMutation } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'
import { failureText } from '../common/failure-text.ts'
import { draftParameters, type DraftQuery } from './draft-query.ts'
import { messages } from './messages.ts'

// A company has a hundred drafts at most: one answer holds all of them, and the file needs no call of its own.
const all = { from: 0, size: 100 }

/** Downloads what the list shows, all pages of it, as CSV. */
export function ExportButton({ query }: { query: DraftQuery }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const [{ drafts }, { csvOf }] = await Promise.all([calls.drafts.listDrafts({ query: { ...draftParameters(query), ...all } }), import('./csv.ts')])
      return csvOf(drafts)
    },
    onSuccess: (file) => {
      const download_url = URL.createObjectURL(file)
      download({ download_url, file_name: messages.csv.fileName(japanDay(new Date())) })
      // Once the browser has begun to read it.
      setTimeout(() => URL.revokeObjectURL(download_url), 60_000)
    },
    onError: error => notify.error(failureText(error)),
  })
  return <TextButton size="sm" icon="download" aria-busy={isPending} onClick={() => { if (!isPending) mutate() }}>{messages.csv.download}</TextButton>
}
