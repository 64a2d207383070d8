import { defineRemote } from '@invoice-card/config/webpack'
import remote from './remote.ts'

export default defineRemote(remote, import.meta.dirname)
