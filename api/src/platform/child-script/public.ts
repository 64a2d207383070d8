export { childScript } from './child-script.ts'
