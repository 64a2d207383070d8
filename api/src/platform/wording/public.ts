export { endOfDay, longDay, nameAndAmount, shortDay, timeOf, yen } from './wording.ts'
