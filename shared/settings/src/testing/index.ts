export { composeVariables } from './compose-variables.ts'
