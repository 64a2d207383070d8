import { SpanKind } from '@opentelemetry/api'
import * as v from 'valibot'
import type { Config } from '../config/public.ts'
import { inSpan, writeTraceparent } from '../tracing/public.ts'
import { postJson } from './post-json.ts'
import { authHash, type Merchant } from './signature.ts'
import { GatewayAnswer } from './wire.ts'

/** The gateway did not answer, or not in its language: what it did is not known and has to be asked. */
export class GatewayUnreachableError extends Error {
  override name = 'GatewayUnreachableError'
}

export type GatewayCommand =
  | 'paynow/v2/Authorize/mpi'
  | 'paynow/v2/GetResult/mpi'
  | 'paynow/v2/Capture/card'
  | 'paynow/v2/Cancel/card'
  | 'paynowid/v1/Add/cardinfo'
  | 'paynowid/v1/Delete/cardinfo'

export interface Gateway {
  readonly merchant: Merchant
  /** @throws GatewayUnreachableError */
  readonly call: (command: GatewayCommand, params: Readonly<Record<string, unknown>>) => Promise<GatewayAnswer>
}

/** Longer than the gateway may take, shorter than a browser waits. */
const answerTimeoutMs = 20_000

type GatewayConfig = Pick<Config, 'gatewayOrigin' | 'gatewayCcid' | 'gatewaySecret'>

export const createGateway = (
  { gatewayOrigin, gatewayCcid: ccid, gatewaySecret: secret }: GatewayConfig,
  timeoutMs = answerTimeoutMs,
): Gateway => {
  const merchant = { ccid, secret }
  return {
    merchant,
    async call(command, params) {
      const signed = { merchantCcid: ccid, ...params }
      const body = JSON.stringify({ params: signed, authHash: authHash(merchant, JSON.stringify(signed)) })
      return inSpan(`gateway ${command}`, { kind: SpanKind.CLIENT }, async span => {
        try {
          const answer = await postJson(`${gatewayOrigin}/${command}`, body, {
            timeoutMs,
            headers: { traceparent: writeTraceparent(span.spanContext()) },
          })
          return v.parse(GatewayAnswer, answer)
        } catch (cause) {
          throw new GatewayUnreachableError(`No usable answer to ${command}`, { cause })
        }
      })
    },
  }
}
