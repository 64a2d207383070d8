export { amountOf } from './typed-amount.ts'
export { endOfDay, longDay, longMoment, nameAndAmount, shortDay, timeOf, yen } from './wording.ts'
