import { S3Client } from '@aws-sdk/client-s3'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { S3Settings } from '../settings.ts'

/** How long a store may take. A test sets shorter times. */
export interface S3Limits {
  readonly connectMs: number
  /** From the begin of a request to the head of its answer. */
  readonly answerMs: number
  /** Without a byte of an answer's body while somebody waits for it. */
  readonly idleMs: number
  readonly attempts: number
}

/** The limits of a store unless others are given; the first attempt counts as one. */
export const s3Limits: S3Limits = { connectMs: 3_000, answerMs: 30_000, idleMs: 30_000, attempts: 3 }

/** A browser that reads slowly holds one: the SDK's 50 would be all uploads of a process. */
const maxSockets = 256

/**
 * A client of the SDK for this store.
 * @param endpoint other than that of the settings, for addresses that are only signed
 */
export function createS3Client(
  { endpoint: own, region, credentials, isPathStyle }: S3Settings,
  { connectMs, answerMs, attempts }: S3Limits,
  endpoint: string | null = own,
): S3Client {
  const agent = { keepAlive: true, maxSockets }
  return new S3Client({
    ...(endpoint === null ? {} : { endpoint }),
    region,
    forcePathStyle: isPathStyle,
    ...(credentials ? { credentials } : {}),
    maxAttempts: attempts,
    // We send and check SHA-256 ourselves; other stores do not know the checksums that the SDK adds on its own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: new NodeHttpHandler({
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      // It would end a download whose reader rests for a while: `verified` in read.ts distinguishes the two.
      socketTimeout: 0,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    }),
  })
}
