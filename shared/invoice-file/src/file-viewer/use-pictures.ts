import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invoiceFileQuery } from '../invoice-file-query.ts'

/** Which page pictures could not be had. Their links are short-lived: to try again is to ask for new ones. */
export function usePictures(fileId: string) {
  const queryClient = useQueryClient()
  const [brokenUrls, setBrokenUrls] = useState<ReadonlySet<string>>(new Set())
  return {
    isBroken: (url: string) => brokenUrls.has(url),
    markBroken: (url: string) => setBrokenUrls(before => new Set(before).add(url)),
    renew: () => void queryClient.invalidateQueries(invoiceFileQuery(fileId)).then(() => setBrokenUrls(new Set())),
  }
}
