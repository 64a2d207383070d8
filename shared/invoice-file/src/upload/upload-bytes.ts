import { UnreachableError } from '@invoice-card/api-client'

/**
 * A mobile line may stall without ever failing. But what was handed on, the system may still be sending: a megabyte, at
 * the 8 KiB/s that servers take (docs/decisions/0118-limits-of-servers.md). Until then it takes no more, and answers
 * nothing.
 */
const stallTimeoutMs = 120_000

/**
 * PUTs a file to a signed URL and reports how far it is (0 to 1). fetch has no upload progress, hence XMLHttpRequest.
 * @throws UnreachableError when the bytes did not arrive, or none went for two minutes; the abort reason when `signal`
 * is aborted.
 */
export function uploadBytes(
  url: string,
  file: Blob,
  { onProgress, signal }: { onProgress?: (fraction: number) => void; signal?: AbortSignal } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () =>
      reject(
        new UnreachableError(
          'ファイルをアップロードできませんでした。通信環境をご確認のうえ、もう一度お試しください。',
          {
            method: 'PUT',
            url,
          },
        ),
      )
    let timer: ReturnType<typeof setTimeout>
    const awaitProgress = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        fail()
        request.abort()
      }, stallTimeoutMs)
    }
    request.open('PUT', url)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => {
      awaitProgress()
      if (total > 0) onProgress?.(loaded / total)
    }
    request.upload.onload = awaitProgress
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.onabort = () => reject(signal?.reason)
    request.onloadend = () => clearTimeout(timer)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
    awaitProgress()
  })
}
