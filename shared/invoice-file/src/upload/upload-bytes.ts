import { UnreachableError } from '@invoice-card/api-client'

/** A mobile line may stall without ever failing. */
const stallTimeoutMs = 30_000
/**
 * After the last byte was handed on: the system may still have a megabyte to send, at the 8 KiB/s that servers take
 * (docs/decisions/0118-limits-of-servers.md).
 */
const answerTimeoutMs = 120_000

/**
 * PUTs a file to a signed URL and reports how far it is (0 to 1). fetch has no upload progress, hence XMLHttpRequest.
 * @throws UnreachableError when the bytes did not arrive, or none went for 30 s; the abort reason when `signal` is
 * aborted.
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
    const failAfter = (timeoutMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        fail()
        request.abort()
      }, timeoutMs)
    }
    request.open('PUT', url)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => {
      failAfter(stallTimeoutMs)
      if (total > 0) onProgress?.(loaded / total)
    }
    request.upload.onload = () => failAfter(answerTimeoutMs)
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.onabort = () => reject(signal?.reason)
    request.onloadend = () => clearTimeout(timer)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
    failAfter(stallTimeoutMs)
  })
}
