import * as v from 'valibot'
import { acceptedCardBrands, cardBrands } from './card-brands.ts'

/**
 * What the card frame and the page around it say to each other by `postMessage` (card-frame/README.md).
 * Both sides check the other's origin and window before they read a message. No message carries a card number or a
 * security code.
 */
const envelope = { protocol: v.literal('invoice-card/card-frame'), version: v.literal(1) } as const

const RequestId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/**
 * Page → frame. `hello` asks for `ready`, `resized` and `state` again, for a page that began to listen late; `focus`
 * leads a page that has given the frame the focus on to the field of the card number.
 */
export const CardFrameCommand = v.variant('type', [
  v.strictObject({ ...envelope, type: v.literal('hello') }),
  v.strictObject({ ...envelope, type: v.literal('focus') }),
  v.strictObject({ ...envelope, type: v.literal('submit'), request_id: RequestId }),
])
export type CardFrameCommand = v.InferOutput<typeof CardFrameCommand>

/**
 * `invalid_input`: the frame shows the errors at the fields and has moved the focus to the first.
 * `token_refused`: the gateway refused the card. `gateway_unreachable`: no answer, trying again is safe.
 * `busy`: an earlier `submit` is still in progress.
 */
export const CardFrameFailure = v.picklist(['invalid_input', 'token_refused', 'gateway_unreachable', 'busy'])
export type CardFrameFailure = v.InferOutput<typeof CardFrameFailure>

/**
 * Frame → page. `height` is in CSS pixels; `message` is fit to be shown; a token is good for one use and 15 minutes.
 */
export const CardFrameMessage = v.variant('type', [
  v.strictObject({ ...envelope, type: v.literal('ready') }),
  v.strictObject({
    ...envelope,
    type: v.literal('resized'),
    height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4000)),
  }),
  v.strictObject({
    ...envelope,
    type: v.literal('state'),
    brand: v.nullable(v.picklist(cardBrands)),
    complete: v.boolean(),
  }),
  v.strictObject({
    ...envelope,
    type: v.literal('token'),
    request_id: RequestId,
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    brand: v.picklist(acceptedCardBrands),
    last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    /** `MM/YY`. */
    expire: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])\/\d{2}$/)),
    /** The gateway's masked number, e.g. `411111******1111`. */
    req_card_number: v.pipe(v.string(), v.regex(/^\d{6}\*{6,9}\d{4}$/)),
  }),
  v.strictObject({
    ...envelope,
    type: v.literal('failed'),
    request_id: RequestId,
    code: CardFrameFailure,
    message: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
])
export type CardFrameMessage = v.InferOutput<typeof CardFrameMessage>
