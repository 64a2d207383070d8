/**
 * The part of the kit that the first screens need: what the host starts with. Screens behind the sign-in import the
 * package itself.
 */
export * from './first.ts'
export { TextField } from './field/text/text-field.tsx'
export { PasswordField } from './field/text/password-field.tsx'
export { PinInput } from './field/text/pin-input.tsx'
