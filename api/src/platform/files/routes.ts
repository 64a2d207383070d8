import { maxFileBytes, maxFileMebibytes } from '@invoice-card/contracts'
import type { Context, Hono } from 'hono'
import { Readable } from 'node:stream'
import { type App, refusePlatform } from '../http/public.ts'
import type { Services } from '../services/public.ts'
import { fileKeys, FileTooLarge } from './file-store.ts'
import { readGrant, type Grant } from './signed-token.ts'
import { fileStoreOf } from './store-of.ts'
import { findFileById, findPage } from './store.ts'

/** Bytes in and out by signed links. Without a genuine link there is nothing here. */
export function mountFiles(app: Hono<App>, services: Services): void {
  const { config, db, now } = services
  const files = fileStoreOf(config)
  const granted = (context: Context, purpose: Grant['purpose']): Grant =>
    readGrant(context.req.param('token') ?? '', purpose, config.signingSecret, now()) ??
    refusePlatform('not_found', {
      message: 'リンクの有効期限が切れています。画面を再読み込みして、もう一度お試しください。',
    })

  app.put('/api/v1/files/upload/:token', async context => {
    const { file_id } = granted(context, 'upload')
    const file = (await findFileById(db, file_id)) ?? refusePlatform('not_found')
    if (file.accepted_at !== null) refusePlatform('not_found')
    if (Number(context.req.header('content-length') ?? 0) > maxFileBytes) refuseTooLarge()
    try {
      const { size } = await files.put(
        fileKeys.upload(file_id),
        context.req.raw.body ?? Readable.from([]),
        maxFileBytes,
      )
      return context.json({ size_bytes: size })
    } catch (error) {
      if (error instanceof FileTooLarge) return refuseTooLarge()
      throw error
    }
  })

  app.get('/api/v1/files/originals/:token', async context => {
    const { file_id } = granted(context, 'original')
    const file = (await findFileById(db, file_id)) ?? refusePlatform('not_found')
    return send(context, fileKeys.original(file_id), {
      type: file.content_type,
      disposition: `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`,
      cacheControl: 'no-store',
    })
  })

  app.get('/api/v1/files/pages/:token', async context => {
    const { file_id, page = 0 } = granted(context, 'page')
    const picture = (await findPage(db, file_id, page)) ?? refusePlatform('not_found')
    // A photo is its own picture.
    const key =
      picture.file_content_type === 'application/pdf' ? fileKeys.page(file_id, page) : fileKeys.original(file_id)
    return send(context, key, {
      type: picture.content_type,
      disposition: 'inline',
      cacheControl: 'private, max-age=900, immutable',
    })
  })

  const unopened = async (key: string) => {
    const size = await files.sizeOf(key)
    return size === null ? null : { stream: null, size }
  }

  interface Sent {
    readonly type: string
    readonly disposition: string
    readonly cacheControl: string
  }

  /** Whatever a file says, the browser shows it as nothing but what it was checked to be, with no rights. */
  async function send(context: Context, key: string, { type, disposition, cacheControl }: Sent): Promise<Response> {
    // A body that nobody reads is never closed, and Hono drops that of the answer to HEAD.
    const { stream, size } =
      (context.req.method === 'HEAD' ? await unopened(key) : await files.open(key)) ?? refusePlatform('not_found')
    return new Response(stream && (Readable.toWeb(stream) as ReadableStream), {
      headers: {
        'content-type': type,
        'content-length': String(size),
        'content-disposition': disposition,
        'cache-control': cacheControl,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
      },
    })
  }
}

const refuseTooLarge = (): never =>
  refusePlatform('payload_too_large', { message: `ファイルサイズは${maxFileMebibytes}MB以下にしてください。` })
