import { TestEnvironment } from 'jest-environment-jsdom'

// jsdom has none of these, or (structuredClone, Request) only versions that don't fit Node's fetch, which ky uses.
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
] as const

/** jsdom, with fetch and its relatives taken from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup()
    for (const name of fromNode)
      Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true })
  }
}
