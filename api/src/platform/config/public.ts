export { type Config, readConfig, type Requester } from './config.ts'
