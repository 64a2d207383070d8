import { UnreachableError } from '@invoice-card/api-client'

/**
 * PUTs a file to a signed URL and reports how far it is (0 to 1). fetch has no upload progress, hence XMLHttpRequest.
 * @throws UnreachableError when the bytes did not arrive; the abort reason when `signal` is aborted.
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
    request.open('PUT', url)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total)
    }
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
