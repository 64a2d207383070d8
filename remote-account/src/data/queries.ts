import { createClient } from '@invoice-card/api-client'
import { dataExports, type DataExport } from '@invoice-card/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { download } from '@invoice-card/list'
import { showAnswer } from '@invoice-card/remote'

const calls = createClient(dataExports)
const pollMs = 2_000

export const isInProgress = (made: DataExport | null | undefined): boolean =>
  made?.status === 'waiting' || made?.status === 'making'

/** The newest ZIP that the user asked for; it is asked about again only while it is being made. */
export const dataExportQuery = queryOptions({
  queryKey: ['dataExport'],
  queryFn: ({ signal }) => calls.getDataExport({}, { signal }),
  refetchInterval: ({ state }) => isInProgress(state.data?.data_export) && pollMs,
})

/** Asks for a ZIP with the password; the screen shows it from then on. */
export function useCreateExport() {
  const client = useQueryClient()
  return async (password: string): Promise<void> => {
    const data_export = await calls.createDataExport({ body: { password } })
    await showAnswer(client, dataExportQuery.queryKey, { data_export })
  }
}

/** Has the browser save the ZIP; where its time is over by now, the screen says so. */
export function useDownload() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => download(await calls.getDataExportDownloadUrl()),
    onError: () => client.invalidateQueries({ queryKey: dataExportQuery.queryKey }),
  })
}
