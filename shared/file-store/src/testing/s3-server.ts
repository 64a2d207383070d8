import { CreateBucketCommand } from '@aws-sdk/client-s3'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createS3Client, s3Limits } from '../s3/client.ts'
import type { S3Settings } from '../settings.ts'

/** A store that speaks S3 with an empty bucket. */
export interface TestS3 {
  readonly settings: S3Settings
  /** The same as environment variables of a process. */
  readonly variables: Readonly<Record<string, string>>
  close(): Promise<void>
}

/**
 * Starts s3rver in this process; or makes a bucket in the server that `TEST_S3_ENDPOINT`, `TEST_S3_ACCESS_KEY_ID` and
 * `TEST_S3_SECRET_ACCESS_KEY` name.
 */
export async function startS3(): Promise<TestS3> {
  const server = process.env.TEST_S3_ENDPOINT ? realServer(process.env.TEST_S3_ENDPOINT) : await startS3rver()
  const settings: S3Settings = {
    endpoint: server.endpoint,
    region: 'us-east-1',
    bucket: `test-${randomUUID()}`,
    credentials: server.credentials,
    isPathStyle: true,
    encryption: null,
    downloadEndpoint: null,
  }
  const { accessKeyId, secretAccessKey } = server.credentials
  const client = createS3Client(settings, s3Limits)
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }))
  client.destroy()
  return {
    settings,
    variables: {
      S3_ENDPOINT: server.endpoint,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    close: server.close,
  }
}

function realServer(endpoint: string) {
  const { TEST_S3_ACCESS_KEY_ID: accessKeyId = '', TEST_S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = process.env
  return { endpoint, credentials: { accessKeyId, secretAccessKey }, close: () => Promise.resolve() }
}

async function startS3rver() {
  // It has no types.
  const name: string = '@20minutes/s3rver'
  const { default: S3rver } = (await import(name)) as { default: S3rver }
  const directory = mkdtempSync(join(tmpdir(), 's3rver-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    // It signs the path of a bucket without its last slash, and nobody else does.
    allowMismatchedSignatures: true,
  })
  const { store } = server
  // Its own also removes a folder that became empty, and with it what another call writes there at that moment.
  store.deleteObject = async (bucket, key) => {
    const parts = ['object', 'object.md5', 'metadata.json'].map(part => store.getResourcePath(bucket, key, part))
    await Promise.all(parts.map(path => rm(path, { force: true })))
  }
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    close: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

type S3rver = new (options: {
  readonly address: string
  readonly port: number
  readonly directory: string
  readonly silent: boolean
  readonly allowMismatchedSignatures: boolean
}) => {
  readonly store: {
    getResourcePath: (bucket: string, key: string, part: string) => string
    deleteObject: (bucket: string, key: string) => Promise<void>
  }
  run(): Promise<AddressInfo>
  close(): Promise<void>
}
