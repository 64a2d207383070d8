import * as v from 'valibot'
import type { Environment } from './environment.ts'
import { asked, type Asked } from './plain.ts'
import { isPrivateHost } from './private-host.ts'

const isOrigin = (value: string): boolean =>
  /^https?:$/.test(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.origin === value

const form = 'is no origin. Set one without a path, such as https://pay.example.jp'
const plain = 'is not https. Set an origin such as https://pay.example.jp'

/** An origin without a path; https everywhere but on a developer's machine. */
export const origin = (environment: Environment, what: Asked) =>
  v.pipe(
    asked(environment, what),
    v.check(isOrigin, form),
    v.check(value => environment.isLocal || value.startsWith('https:'), plain),
  )

/** The same that may be left out. */
export const optionalOrigin = (environment: Environment, fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.check(isOrigin, form),
    v.check(value => environment.isLocal || value.startsWith('https:'), plain),
  )

/** An address of a service that only this process calls; http only on a private network. */
export const serviceUrl = ({ isLocal }: Environment) =>
  v.pipe(
    v.string('is missing. Set the address of the service'),
    v.check(value => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'is no URL of http or https. Set one'),
    v.check(
      value => isLocal || value.startsWith('https:') || isPrivateHost(URL.parse(value)?.hostname ?? 'a.b'),
      'is not https. Set https://…; http is for a name of the private network',
    ),
  )

/** Several of them with commas between: machines that do the same. */
export const serviceUrls = (environment: Environment) =>
  v.pipe(
    v.string('is missing. Set the address of the service'),
    v.transform(value => value.split(',').map(part => part.trim())),
    v.array(serviceUrl(environment)),
  )
