export { amountOf } from './typed-amount.ts'
export { endOfDay, longDay, nameAndAmount, shortDay, timeOf, yen } from './wording.ts'
