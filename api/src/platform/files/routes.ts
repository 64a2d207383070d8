import { maxFileBytes, maxFileMebibytes } from '@invoice-card/contracts'
import { FileTooLarge } from '@invoice-card/file-store'
import type { Context, Hono } from 'hono'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type App, refusePlatform, type Sessions } from '../http/public.ts'
import type { Services } from '../services/public.ts'
import { fileKeys } from './keys.ts'
import { download, headersOf, type Sent } from './sent-file.ts'
import { readGrant, type Grant } from './signed-token.ts'
import { fileStoreOf } from './store-of.ts'
import { findFileById, findPage } from './store.ts'
import { withoutMetadata } from './without-metadata.ts'

/** Bytes in and out by signed links. Without a genuine link, or after the end of its session, there is nothing here. */
export function mountFiles(app: Hono<App>, services: Services, { isSessionLive }: Sessions): void {
  const { config, db, now } = services
  const files = fileStoreOf(config)
  const granted = async (context: Context, purpose: Grant['purpose']): Promise<Grant> => {
    const grant = readGrant(context.req.param('token') ?? '', purpose, config.signingSecrets, now())
    if (grant && (!grant.session_id || (await isSessionLive(db, grant.session_id, now())))) return grant
    return refusePlatform('not_found', {
      message: 'リンクの有効期限が切れています。画面を再読み込みして、もう一度お試しください。',
    })
  }

  app.put('/api/v1/files/upload/:token', async context => {
    const { file_id } = await granted(context, 'upload')
    const file = (await findFileById(db, file_id)) ?? refusePlatform('not_found')
    if (file.accepted_at !== null || file.refusal !== null) refusePlatform('not_found')
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
    const { file_id } = await granted(context, 'original')
    const file = (await findFileById(db, file_id)) ?? refusePlatform('not_found')
    return send(context, fileKeys.original(file_id), download(file))
  })

  app.get('/api/v1/files/copies/:token', async context => {
    const { file_id } = await granted(context, 'copy')
    const file = (await findFileById(db, file_id)) ?? refusePlatform('not_found')
    if (file.content_type === 'application/pdf') return send(context, fileKeys.original(file_id), download(file))
    return sendPicture(context, file_id, download(file))
  })

  app.get('/api/v1/files/pages/:token', async context => {
    const { file_id, page = 0 } = await granted(context, 'page')
    const picture = (await findPage(db, file_id, page)) ?? refusePlatform('not_found')
    const shown = {
      type: picture.content_type,
      disposition: 'inline',
      cacheControl: 'private, max-age=900, immutable',
    }
    // A photo is its own picture.
    return picture.file_content_type === 'application/pdf'
      ? send(context, fileKeys.page(file_id, page), shown)
      : sendPicture(context, file_id, shown)
  })

  /** A photo without its metadata, for every caller. */
  async function sendPicture(context: Context, fileId: string, sent: Sent): Promise<Response> {
    const { stream } = (await files.open(fileKeys.original(fileId))) ?? refusePlatform('not_found')
    const picture = withoutMetadata(await buffer(stream))
    return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(picture), {
      headers: headersOf(sent, picture.length),
    })
  }

  const unopened = async (key: string) => {
    const size = await files.sizeOf(key)
    return size === null ? null : { stream: null, size }
  }

  async function send(context: Context, key: string, sent: Sent): Promise<Response> {
    // A body that nobody reads is never closed, and Hono drops that of the answer to HEAD.
    const { stream, size } =
      (context.req.method === 'HEAD' ? await unopened(key) : await files.open(key)) ?? refusePlatform('not_found')
    return new Response(stream && (Readable.toWeb(stream) as ReadableStream), { headers: headersOf(sent, size) })
  }
}

const refuseTooLarge = (): never =>
  refusePlatform('payload_too_large', { message: `ファイルサイズは${maxFileMebibytes}MB以下にしてください。` })
